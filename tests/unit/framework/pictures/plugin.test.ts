import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type InlineConfig, type ViteDevServer, createBuilder, createServer } from "vite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pictures } from "../../../../framework/pictures/plugin.ts";
import { studioAt } from "../../../../framework/pictures/studio.ts";
import { photo, project } from "../../site/pictures/samples.ts";

const slot = { phone: 1, tablet: 0.5, desktop: 0.33, max: 200 };

/** A site of one page: a browser part, and a server part that knows the picture. */
const site = async (inspected = ["content/a.jpg"]) => {
  const at = project();
  await at.put("content/a.jpg", await photo(600, 400));
  await at.put("client.ts", "console.log('browser');");
  await at.put(
    "server.ts",
    `import { photoInfo, picture } from "virtual:pictures";
     export const shown = async (path = "content/a.jpg") =>
       ({ ...(await picture(path, ${JSON.stringify(slot)})), info: await photoInfo(path) });`,
  );
  const config: InlineConfig = {
    root: at.root,
    configFile: false,
    logLevel: "silent",
    plugins: [pictures({ inspected: () => inspected })],
    environments: {
      client: { build: { outDir: "out/client", rolldownOptions: { input: join(at.root, "client.ts") } } },
      ssr: {
        build: {
          outDir: "out/server",
          ssr: true,
          rolldownOptions: { input: join(at.root, "server.ts"), output: { entryFileNames: "[name].mjs" } },
        },
      },
    },
  };
  return { ...at, config };
};

const build = async (config: InlineConfig) => {
  const builder = await createBuilder({ ...config, builder: { sharedConfigBuild: true, sharedPlugins: true } }, null);
  for (const name of ["client", "ssr"] as const) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
};

const listen = () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => lines.push(String(text)) > 0);
  onTestFinished(() => write.mockRestore());
  return lines;
};

describe("a build", () => {
  it("publishes the files, tells the server of them and the browser nothing", async () => {
    const lines = listen();
    const { root, config } = await site();
    await build(config);
    const server = await import(join(root, "out/server/server.mjs"));
    const shown = await server.shown();
    await studioAt(root, "/").publish(join(root, "out/client/assets/pictures"));
    const named = JSON.stringify(shown).match(/[\w-]+\.[0-9a-f]{12}\.\w+/g) ?? [];
    expect(readdirSync(join(root, "out/client/assets/pictures")).toSorted()).toEqual([...new Set(named)].toSorted());
    expect(shown).toMatchObject({ width: 600, height: 400, info: { camera: "Canon EOS R6" } });

    const scripts = readdirSync(join(root, "out/client/assets")).filter((name) => name.endsWith(".js"));
    for (const name of scripts)
      expect(readFileSync(join(root, "out/client/assets", name), "utf8")).not.toMatch(/\.avif/);
    expect(readdirSync(join(root, "out/server"))).not.toContain("assets");
    expect(readFileSync(join(root, "out/server/server.mjs"), "utf8")).not.toMatch(/sharp|exifr|svgo/);
    expect(lines.filter((line) => /^pictures: \d+ files, .* MB, 0 from the cache, .* s\n$/.test(line))).toHaveLength(1);
  });

  it("takes every file from the cache the second time", async () => {
    const lines = listen();
    const { root, config } = await site();
    await build(config);
    await (await import(join(root, "out/server/server.mjs"))).shown();
    for (const folder of ["one", "two"]) await studioAt(root, "/").publish(join(root, folder));
    const names = readdirSync(join(root, "two"));
    expect(names).toEqual(readdirSync(join(root, "one")));
    expect(lines.at(-1)).toContain(`${names.length} files`);
    expect(lines.at(-1)).toContain(`${names.length} from the cache`);
  });

  it("stops when a picture is missing, and names it", async () => {
    const { config } = await site(["content/gone.jpg"]);
    await expect(build(config)).rejects.toThrow(/content\/gone\.jpg: no such picture/);
  });

  it("stops when browser code imports the pictures' data", async () => {
    listen();
    const { put, config } = await site();
    await put("client.ts", 'import { picture } from "virtual:pictures"; console.log(picture);');
    await expect(build(config)).rejects.toThrow(/import it from \*\.server\.ts modules only/);
  });
});

describe("the dev server", () => {
  const start = async (config: InlineConfig) => {
    const server = await createServer({ ...config, server: { port: 0, ws: false } });
    await server.listen();
    onTestFinished(() => server.close());
    return { server, address: server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "" };
  };
  const shown = async (server: ViteDevServer) => (await server.ssrLoadModule("/server.ts")).shown();

  it("describes at once, and makes a file when it is first asked for", async () => {
    const { root, config } = await site();
    const { server, address } = await start(config);
    const { src } = await shown(server);
    const made = () => readdirSync(join(root, ".cache/pictures")).filter((name) => !name.endsWith(".json"));
    expect(made()).toEqual([]);
    const answer = await fetch(`${address}${src}`);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
    expect(made()).toHaveLength(1);
  });

  it("follows a picture that is replaced", async () => {
    const { put, config } = await site();
    const { server } = await start(config);
    const before = await shown(server);
    await put("content/a.jpg", await photo(500, 500, "#aa2211"));
    await vi.waitFor(async () => expect((await shown(server)).height).toBe(500), { timeout: 60_000, interval: 100 });
    expect((await shown(server)).src).not.toBe(before.src);
  });

  it("knows a picture that is new", async () => {
    const { put, config } = await site();
    const { server } = await start(config);
    await shown(server);
    await put("content/b.jpg", await photo(300, 300));
    expect(await (await server.ssrLoadModule("/server.ts")).shown("content/b.jpg")).toMatchObject({ height: 300 });
  });
});
