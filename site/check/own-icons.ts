import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readIcon } from "../compile/icons.ts";
import type { Problem } from "./problems.ts";

const readDrawing = (file: string, icon: string): string | undefined => {
  try {
    return readFileSync(join(dirname(file), icon), "utf8");
  } catch {
    // A missing file is told where all pictures are looked for.
    return undefined;
  }
};

export const checkOwnIcons = (file: string, links: { icon?: string | undefined }[], problems: Problem[]) => {
  links.forEach(({ icon }, index) => {
    const drawing = icon && readDrawing(file, icon);
    if (!drawing) return;
    try {
      readIcon(drawing);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
      problems.push({ file, field: `[${index}].icon`, message: `${icon} cannot be an icon: ${reason}` });
    }
  });
};
