import { readableAddress } from "./readable-address.ts";
import { nearestPlaces } from "./nearest.ts";

/** One 404 page stands for every unknown address: here it gets the address that was asked for, and the pages near it. */
const place = document.querySelector("[data-unknown-address]");
const code = document.createElement("code");
code.textContent = readableAddress(location.pathname + location.search);
place?.replaceChildren(code);

const near = document.querySelector<HTMLElement>("[data-near]");
const items = [...(near?.querySelectorAll("li") ?? [])];
const known = items.map((item) => {
  const link = item.querySelector("a");
  const names = [link?.textContent ?? "", link?.pathname ?? "", ...(item.dataset["known"]?.split(" ") ?? [])];
  return { item, names };
});
const nearest = nearestPlaces(location.pathname, known).map(({ item }) => item);
near?.querySelector("ul")?.replaceChildren(...nearest);
near?.toggleAttribute("hidden", nearest.length === 0);
