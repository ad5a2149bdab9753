import { readFileSync } from "node:fs";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";

const rules = JSON.parse(readFileSync(".htmlvalidate.json", "utf8")) as ConfigData;
const checker = new HtmlValidate(new StaticConfigLoader(rules));

/** The validation errors of a document. */
export const complaintsOf = async (html: string, name: string): Promise<string[]> => {
  const report = await checker.validateString(html, name);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
};
