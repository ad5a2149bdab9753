import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };

/** Records every layout shift without recent input, from the first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
        if (!hadRecentInput) shifts.push({ value, moved: moved.map((text) => text?.slice(0, 100)).join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The shifts that are large enough to notice. */
export const shiftsOf = async (page: Page) => {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as { value: number; moved: string }[]);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.001 ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)} moved: ${moved}`);
};

/**
 * Pictures whose `sizes` differs from their drawn width, so that browsers fetch a blurred or oversized file. With widths in
 * `srcset`, the natural width of an image is the width from `sizes`.
 */
export const misfitPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>("picture:has(source[srcset*='w']) > img")].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    const covers = getComputedStyle(image).objectFit === "cover";
    const drawn = covers ? Math.max(width, height * ratio) : width;
    const asked = image.naturalWidth;
    return width === 0 || (asked >= 0.9 * drawn && asked <= 1.35 * drawn)
      ? []
      : `${image.currentSrc}: asked for ${asked} px, drawn at ${Math.round(drawn)} px`;
  });
