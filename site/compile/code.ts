import type { Block } from "../schema/blocks.ts";
import { highlight } from "./highlight.ts";
import type { CommandView } from "./view.ts";

type Code = Extract<Block, { kind: "code" }>;

const compileCommand = async ({
  title,
  language,
  code = "",
  variants = [],
  comment,
}: Code["items"][number]): Promise<CommandView> => ({
  title,
  variants: await Promise.all(
    (variants.length > 0 ? variants : [{ code }]).map(async ({ code: own, ...given }) => ({
      ...given,
      tokens: await highlight(own, language),
    })),
  ),
  ...(comment ? { comment } : {}),
});

export const compileCode = async ({ items }: Code) => {
  const systems = items.flatMap(({ variants = [] }) => variants.flatMap((variant) => variant.systems));
  return {
    items: await Promise.all(items.map(compileCommand)),
    ...(systems.length > 0 ? { systems: [...new Set(systems)] } : {}),
  };
};
