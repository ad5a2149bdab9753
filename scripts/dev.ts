import { parseArgs } from "node:util";

/** `npm run dev`: the dev server, which updates on every edit. */

process.env["NODE_ENV"] = "development";

const { values } = parseArgs({ options: { port: { type: "string" }, host: { type: "string" } } });
const { openDev } = await import("../render/dev.ts");
const server = await openDev({
  port: Number(values.port ?? process.env["PORT"] ?? 5173),
  ...(values.host === undefined ? {} : { host: values.host }),
});
await server.listen();
server.printUrls();
