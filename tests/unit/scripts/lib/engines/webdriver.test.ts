import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Session, startSession } from "../../../../../scripts/lib/engines/webdriver.ts";

/** Answers as the driver does, but for a page that stands still and one that fell. */
const driver = `#!${process.execPath}
const port = Number(process.argv[2].split("=")[1]);
const answers = {
  "/status": [200, {}],
  "/session": [200, { sessionId: "one" }],
  "/session/one": [200, null],
  "/session/one/title": [200, "A page"],
  "/session/one/element": [404, { error: "no such element", message: "None." }],
  "/session/one/fallen": [404, { error: "invalid session id", message: "session deleted because of page crash" }],
};
require("node:http").createServer((request, response) => {
  const [status, value] = answers[request.url] ?? [];
  if (status) response.writeHead(status).end(JSON.stringify({ value }));
}).listen(port, "127.0.0.1");
`;

describe("startSession", () => {
  let folder: string;
  let session: Session;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "driver-"));
    const program = join(folder, "WebKitWebDriver");
    writeFileSync(program, driver);
    chmodSync(program, 0o755);
    session = await startSession("browser", { PATH: `${folder}${delimiter}${process.env["PATH"]}` }, 1000);
  });
  afterEach(async () => {
    await session.close();
    rmSync(folder, { recursive: true });
  });

  it("goes on after an answer, be it an error", async () => {
    expect(await session.call("GET", "title")).toBe("A page");
    await expect(session.call("POST", "element", {})).rejects.toThrow("no such element: None.");
    expect(session.isLost()).toBe(false);
  });

  it("is lost when no answer comes, and says what was asked of whom", async () => {
    const asked = session.call("POST", "url", { url: "http://localhost/slow" });
    await expect(asked).rejects.toThrow(/no answer for 1 s to POST url \{"url":"http:\/\/localhost\/slow"\} \(/);
    expect(session.isLost()).toBe(true);
  });

  it("is lost when the page fell", async () => {
    await expect(session.call("GET", "fallen")).rejects.toThrow("invalid session id");
    expect(session.isLost()).toBe(true);
  });
});
