const { dataset } = document.documentElement;

/** A browser that does not tell when it has painted shows pictures so long after the page has loaded, in milliseconds. */
const longest = 500;

const show = () => void delete dataset["first"];

/**
 * Pictures that can wait would be asked for while the first frame is laid out, and take their part of the network from the
 * fonts and the picture that it shows. They wait until it is seen: see ui/picture.
 */
export const holdPictures = () => {
  dataset["first"] = "";
  new PerformanceObserver(show).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(show, longest));
};
