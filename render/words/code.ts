import { type Speech, directionOf } from "../../site/compile/speech.ts";

const quoted = (text: string) => JSON.stringify(text);

const splice = (phrase: string) =>
  phrase
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? `parts.${piece}` : quoted(piece)))
    .filter((piece, index) => index === 0 || piece !== '""')
    .join(" + ");

const weave = (pieces: (string | { hole: string })[]) =>
  pieces.map((piece) => (typeof piece === "string" ? quoted(piece) : `parts.${piece.hole}`)).join(", ");

const valueOf = (text: unknown) => {
  if (Array.isArray(text)) return `(parts) => [${weave(text)}]`;
  if (typeof text === "string" && /\{\w+\}/.test(text)) return `(parts) => ${splice(text)}`;
  return JSON.stringify(text);
};

/** Each text is an export of its own, so that a script takes what it says alone. */
const exported = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${valueOf(value)};\n`)
    .join("");

export const wordModules = ({ words, lang }: Speech): Record<string, string> => ({
  language: `export const lang = ${quoted(lang)};\nexport const dir = ${directionOf(lang) === "rtl" ? '"rtl"' : "undefined"};\n`,
  ...Object.fromEntries(Object.entries(words).map(([group, values]) => [group, exported(values)])),
});
