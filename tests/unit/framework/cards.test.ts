import { join } from "node:path";
import sharp from "sharp";
import { type InlineConfig, build, createServer } from "vite";
import { describe, expect, it, onTestFinished } from "vitest";
import { cards, cardsAt } from "../../../framework/cards.ts";
import { project } from "../site/pictures/samples.ts";

const site = async () => {
  const at = project();
  await at.put("client.ts", 'import { card } from "virtual:cards"; console.log(card);');
  const config: InlineConfig = {
    root: at.root,
    base: "/atlas/",
    configFile: false,
    logLevel: "silent",
    plugins: [cards()],
  };
  return { ...at, config };
};

describe("cards for link previews", () => {
  it("are drawn by the dev server when they are asked for", async () => {
    const { root, config } = await site();
    const server = await createServer({ ...config, server: { host: "127.0.0.1", port: 0 } });
    onTestFinished(() => server.close());
    await server.listen();
    const { url } = await cardsAt(root, "/atlas/").card({ path: "/camp", title: "Camping", ridge: [0, 1, 0] });
    const { pathname } = new URL(url);
    const origin = new URL(server.resolvedUrls?.local[0] ?? "").origin;
    const response = await fetch(origin + pathname);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
    const other = await fetch(origin + pathname.replace("camp", "other"));
    expect(other.headers.get("content-type")).not.toBe("image/jpeg");
  });

  it("are not for browsers: a page's script that asks for them stops the build", async () => {
    const { root, config } = await site();
    const input = join(root, "client.ts");
    await expect(build({ ...config, build: { rolldownOptions: { input } } })).rejects.toThrow(/\*\.server\.ts/);
  });
});
