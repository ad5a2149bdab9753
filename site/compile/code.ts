import type { Block } from "../schema/blocks.ts";
import { highlight } from "./highlight.ts";

type Code = Extract<Block, { kind: "code" }>;

/** Code that starts right after its quote isn't indented with the file, so indentation on its first line is kept. */
const bareCode = (code: string) => {
  const lines = code.replace(/^(?:[^\S\n]*\n)+|(?:\n[^\S\n]*)+$/g, "").split("\n");
  const depths = lines.flatMap((line) => (line.trim() === "" ? [] : [line.length - line.trimStart().length]));
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth)).join("\n");
};

const compileCommand = async ({ title, language, code = "", variants = [], comment }: Code["items"][number]) => ({
  title,
  variants: await Promise.all(
    (variants.length > 0 ? variants : [{ code }]).map(async ({ code: own, ...given }) => ({
      ...given,
      tokens: await highlight(bareCode(own), language),
    })),
  ),
  comment,
});

export const compileCode = async ({ items }: Code) => {
  const systems = new Set(items.flatMap(({ variants = [] }) => variants.flatMap((variant) => variant.systems)));
  return { items: await Promise.all(items.map(compileCommand)), systems: systems.size > 0 ? [...systems] : undefined };
};
