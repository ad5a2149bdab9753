import type { OxcError } from "oxc-parser";
import { placeAt } from "./places/module.ts";

/** What a parser stumbles over, in the words of somebody who writes texts and lists. */

type Fault = { offset: number; message: string };

const unreadable = "cannot be read from here on";

const slips: [sign: RegExp, say: (sign: string) => string][] = [
  [/[“”„‟«»‘’‚‹›]/, (sign) => `texts stand in straight quotes: write " in place of ${sign}`],
  [/[€£¥₹]/, (sign) => `a price is a number alone: take ${sign} away`],
];

const ofStrangeSign = (text: string, offset: number): Fault => {
  const sign = String.fromCodePoint(text.codePointAt(offset) ?? 32);
  if (text[offset - 1] === "#") return { offset: offset - 1, message: "a remark starts with //: write that for #" };
  const [, say] = slips.find(([pattern]) => pattern.test(sign)) ?? [];
  return { offset, message: say ? say(sign) : `${unreadable}: put quotes around the text, or take this sign away` };
};

/** What may stand in the place of a sign that the parser did not find, told from what stands there. */
const ofUnexpected = (text: string, offset: number, found: string): string | undefined => {
  const before = text.slice(0, offset);
  const [, quote] = /(["'`])$/.exec(before) ?? [];
  if (quote && /^\w/.test(text.slice(offset))) {
    return `the ${quote} before this ends the text: write \\${quote} for one within it, or put a comma after it`;
  }
  const [, whole, part] = /\b(\d+),(\d+)\s*$/.exec(before) ?? [];
  if (whole) return `a number has a point: write ${whole}.${part}`;
  if (found === ";") return "write , in place of ;";
  return found === "-" ? 'a name with a hyphen stands in quotes: "my-name"' : undefined;
};

const closing = /^[)\]}]$|^EOF$/;

const ofMissingSign = (text: string, { message, labels }: OxcError): Fault => {
  const [at, opened] = labels;
  const offset = at?.start ?? 0;
  const [wanted = "", after = ""] = message.split("found");
  const found = /`(.+?)`/.exec(after)?.[1] ?? "";
  const slip = ofUnexpected(text, offset, found);
  if (slip) return { offset, message: slip };
  const signs = [...wanted.matchAll(/`([^\w\s`]{1,2})`/g)].map(([, sign]) => sign);
  if (signs.length === 0) {
    const where = "look for a comma, a quote or a bracket that is missing or too many just before";
    return { offset, message: `${unreadable}: ${where}` };
  }
  const bracket = opened && closing.test(found) ? text[opened.start] : undefined;
  if (bracket) {
    const { line } = placeAt(text, opened?.start ?? 0);
    return { offset, message: `expected ${signs.at(-1)} here or before, to close the ${bracket} of line ${line}` };
  }
  return { offset, message: `${unreadable}: expected ${signs.join(" or ")} here or just before` };
};

export const explainSyntax = (text: string, error: OxcError): Fault => {
  const offset = error.labels[0]?.start ?? 0;
  if (error.message.startsWith("Unterminated")) {
    const quote = text[offset] ?? '"';
    return { offset, message: `the text that starts here has no end: put ${quote} behind its last word` };
  }
  if (/^Invalid Character/i.test(error.message)) return ofStrangeSign(text, offset);
  if (/^Invalid escape/i.test(error.message)) return { offset, message: "write \\\\ for a \\ within a text" };
  if (/^Invalid assignment/i.test(error.message)) return { offset, message: "write : in place of =" };
  return ofMissingSign(text, error);
};
