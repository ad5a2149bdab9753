import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { wantedFrom } from "../../../scripts/serve.ts";

const built = () => {
  const root = mkdtempSync(join(tmpdir(), "built-"));
  mkdirSync(join(root, "hosting"));
  writeFileSync(join(root, "hosting", "plan.json"), "{}");
  return join(root, "client");
};

describe("npm run serve", () => {
  it("takes the folder, the port and the host from the command line", () => {
    const dir = built();
    expect(wantedFrom([dir, "--port", "4999", "--host", "0.0.0.0"], {})).toEqual({ dir, port: 4999, host: "0.0.0.0" });
  });

  it("takes the port and the host from the environment too, and has usual ones", () => {
    const dir = built();
    expect(wantedFrom([dir], { PORT: "5000", HOST: "::1" })).toEqual({ dir, port: 5000, host: "::1" });
    expect(wantedFrom([dir], {})).toEqual({ dir, port: 4173, host: "localhost" });
  });

  it("says what to do where nothing was built", () => {
    expect(wantedFrom(["no-such/client"], {})).toBe(
      "There is no built site in no-such/client: run npm run build first.",
    );
  });

  it.each([
    [["--port", "many"], /number from 1 to 65535/] as const,
    [["--prot", "1"], /--prot.*npm run serve -- /] as const,
  ])("answers %j with a sentence", (args, sentence) => {
    expect(wantedFrom([...args], {})).toMatch(sentence);
  });
});
