import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { publicFolder } from "../../../site/files.ts";
import { withoutCounter } from "../../support/counter.ts";
import { readText, siteDir } from "../../support/site.ts";
import { complaintsOf } from "../../support/valid-html.ts";

// What the owner publishes as it is, is the owner's.
const files = readdirSync(siteDir, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".html") && !existsSync(join(publicFolder, file)));

describe("valid HTML", () => {
  it.each(files)("%s", async (file) => {
    // The script that counts visits may change any day, so that no hash of it could be told.
    expect(await complaintsOf(withoutCounter(readText(file)), file)).toEqual([]);
  });

  it("is more than well-meant: the checker sees a list in a span, a repeated id and a long-dead element", async () => {
    const head = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head>';
    const html = `${head}<body><span><ul><li id="a">x</li></ul></span><p id="a">y</p><blink>z</blink></body></html>`;
    const complaints = (await complaintsOf(html, "bad.html")).join("\n");
    for (const rule of ["element-permitted-content", "no-dup-id", "deprecated"]) expect(complaints).toContain(rule);
  });
});
