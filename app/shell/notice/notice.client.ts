import { pictureFolder } from "../../../site/addresses/published.ts";
import { isCached } from "../../../worker/page/is-cached.client.ts";

const pictures = import.meta.env.BASE_URL + pictureFolder;

type OfflineTarget = { name: string; picture?: string };

const offlineTargetOf = (element: Element, pictureName: string): OfflineTarget | undefined => {
  const name = element.closest<HTMLElement>("[data-offline-name]")?.dataset["offlineName"];
  if (name) return { name };
  const link = element.closest("a");
  if (!link || !/^https?:$/.test(link.protocol)) return undefined;
  if (link.origin !== location.origin) return { name: link.hostname.replace(/^www\./, "") };
  const isPicture = link.target === "_blank" && link.pathname.startsWith(pictures);
  return isPicture ? { name: pictureName, picture: link.href } : undefined;
};

const notice = document.querySelector<HTMLElement>("[data-notice]");
const { notice: text = "", close = "", picture = "" } = notice?.dataset ?? {};

const show = (name: string) => {
  const words = Object.assign(document.createElement("span"), { textContent: text.replace("{wanted}", name) });
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: close });
  notice?.replaceChildren(words, button);
};

/** Offline, a link to another site shows a message instead of the browser's error page. */
addEventListener("click", async (event) => {
  const { target, defaultPrevented } = event;
  // Every click closes the notice, including one on its own button.
  notice?.replaceChildren();
  if (navigator.onLine || defaultPrevented || !(target instanceof Element)) return;
  const wanted = offlineTargetOf(target, picture);
  if (!wanted) return;
  event.preventDefault();
  if (wanted.picture && (await isCached(wanted.picture))) window.open(wanted.picture, "_blank", "noopener");
  else show(wanted.name);
});
addEventListener("online", () => notice?.replaceChildren());
