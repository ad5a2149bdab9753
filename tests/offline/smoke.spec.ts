import { controlled, countLoads, expect, loads, test } from "./fixtures.ts";
test("smoke", async ({ context, page, host, lines }) => {
  await countLoads(context);
  await page.goto(`${host.url}/food`);
  const t=Date.now();
  await controlled(page);
  console.log("controlled after", Date.now()-t);
  console.log(await page.evaluate(async()=>{const out=[];for(const n of await caches.keys()){const c=await caches.open(n);out.push(n+": "+(await c.keys()).length)}return [out, await navigator.storage.estimate()]}));
  host.goDown(); await context.setOffline(true);
  for (const p of ["/", "/blog/", "/engineer?x=1#a", "/nope/x", "/food"]) { const r = await page.goto(host.url+p); console.log(p, r?.status(), page.url(), await page.title(), r?.headers()); }
  console.log(await loads(page), lines, host.asked.length);
});
