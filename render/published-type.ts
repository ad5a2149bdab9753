import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { hashedFolder } from "../site/addresses/published.ts";

/** What the published styles say of fonts, for documents that are none of the app's: each font, and the lists of families. */
export const publishedType = (outDir: string): string => {
  const folder = join(outDir, hashedFolder);
  const styles = readdirSync(folder)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  // The page around an album has loaded them, so they come at once; an optional font would miss the first frame all the same.
  const fonts = (styles.match(/@font-face\s*\{[^}]*\}/g) ?? []).map((face) =>
    face.replace(/(font-display:\s*)optional/, "$1swap"),
  );
  const families = styles.match(/--(?:sans|serif)[-\w]*:[^;}]+/g) ?? [];
  return [...fonts, `:root { ${families.join("; ")} }`, ""].join("\n");
};
