import { readFileSync, readdirSync } from "node:fs";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import { describe, expect, it } from "vitest";
import { readText, siteDir } from "../support/site.ts";

const rules = JSON.parse(readFileSync(".htmlvalidate.json", "utf8")) as ConfigData;
const checker = new HtmlValidate(new StaticConfigLoader(rules));

const complaintsOf = async (html: string, name: string) => {
  const report = await checker.validateString(html, name);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
};

const files = readdirSync(siteDir, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".html"));

describe("valid HTML", () => {
  it.each(files)("%s", async (file) => {
    expect(await complaintsOf(readText(file), file)).toEqual([]);
  });

  it("is more than well-meant: the checker sees a list in a span, a repeated id and a long-dead element", async () => {
    const head = '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>x</title></head>';
    const html = `${head}<body><span><ul><li id="a">x</li></ul></span><p id="a">y</p><blink>z</blink></body></html>`;
    const complaints = (await complaintsOf(html, "bad.html")).join("\n");
    for (const rule of ["element-permitted-content", "no-dup-id", "deprecated"]) expect(complaints).toContain(rule);
  });
});
