import type { Page } from "@playwright/test";

/** A canvas falls back as the page does. */
export const wornFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const width = (font: string) => {
      if (pen) pen.font = font;
      return pen?.measureText("minimum").width;
    };
    return ["Archivo", "Newsreader"].filter((name) => width(`16px ${name}, monospace`) !== width("16px monospace"));
  });
