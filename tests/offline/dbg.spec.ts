import { cutNetwork, expect, restoreNetwork, test, visit } from "./fixtures.ts";
test("dbg", async ({ context, page, host }) => {
  test.setTimeout(200000);
  await visit(page, `${host.url}/contact`);
  const tries: Record<string, (i: HTMLImageElement) => Promise<void>> = {
    raf: async (i) => { const s = [...i.parentElement!.querySelectorAll("source")]; const sets = s.map(x=>x.srcset); const src=i.src; s.forEach(x=>x.srcset=""); i.src=""; await new Promise(r=>requestAnimationFrame(r)); s.forEach((x,n)=>x.srcset=sets[n]!); i.src=src; },
    gap: async (i) => { const s = [...i.parentElement!.querySelectorAll("source")]; const sets = s.map(x=>x.srcset); const src=i.src; s.forEach(x=>x.srcset=""); i.src=""; await new Promise(r=>setTimeout(r,1000)); s.forEach((x,n)=>x.srcset=sets[n]!); i.src=src; },
    reloadFirst: async (i) => { await fetch(i.currentSrc, {cache:"reload"}); const s = [...i.parentElement!.querySelectorAll("source")]; const sets = s.map(x=>x.srcset); const src=i.src; s.forEach(x=>x.srcset=""); i.src=""; await new Promise(r=>requestAnimationFrame(r)); s.forEach((x,n)=>x.srcset=sets[n]!); i.src=src; },
    clone: async (i) => { const c = i.cloneNode() as HTMLImageElement; i.replaceWith(c); },
  };
  for (const [name, path] of [["raf","/ppg"],["gap","/camp"],["reloadFirst","/drones"],["clone","/food"]] as const) {
    await cutNetwork(context, host);
    await page.goto(`${host.url}${path}`);
    await page.waitForTimeout(500);
    const i = page.locator("main img").first();
    const look = () => i.evaluate((i: HTMLImageElement) => [i.complete, i.naturalWidth]);
    await page.evaluate(() => window.addEventListener("online", e => e.stopImmediatePropagation(), true));
    const before = await look();
    await restoreNetwork(context, host);
    await page.waitForTimeout(1500);
    await i.evaluate(tries[name]!);
    await page.waitForTimeout(2500);
    console.log(name, before, await look(), host.asked.slice(-2));
  }
});
