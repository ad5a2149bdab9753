import { isCached } from "./is-cached.client.ts";

const shown = () => [...document.images].filter((image) => image.currentSrc.startsWith(location.origin));

export const displayedImages = (): string[] => [
  ...new Set(
    shown()
      .filter((image) => image.complete && image.naturalWidth > 0)
      .map((image) => image.currentSrc),
  ),
];

const loadAgain = (element: HTMLImageElement | HTMLSourceElement) => {
  const { srcset, src } = element;
  element.srcset = "";
  if (src) element.src = "";
  requestAnimationFrame(() => {
    element.srcset = srcset;
    if (src) element.src = src;
  });
};

/** With a worker, a loaded image may be a placeholder, so check the cache. */
const isMissing = async ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && !((await isCached(currentSrc)) ?? naturalWidth > 0);

/** The network is often not usable yet when `online` fires. */
const settling = 1000;

export const reloadMissingPictures = async () => {
  await new Promise((resolve) => setTimeout(resolve, settling));
  for (const image of shown()) {
    if (!(await isMissing(image))) continue;
    for (const source of image.closest("picture")?.querySelectorAll("source") ?? []) loadAgain(source);
    loadAgain(image);
  }
};
