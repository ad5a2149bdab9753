import { isLetter, isSearchKey } from "../../features/search/shortcuts.ts";

export const alive = "alive";

/** A link is not held for longer: it leads to the same thing without the app. */
const patience = 5000;

const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

/** At one of these React would bring the rest of the page to life at one go, where it goes on in small pieces otherwise. */
const touches = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend"];

type Control = HTMLElement & { href?: string };

/** A form is sent without the app; but without a network it is the app that keeps it. */
const isAnsweredByBrowser = ({ dataset }: Control) => dataset["replay"] === "offline" && navigator.onLine;

/**
 * A click that only the app can answer (`data-replay`) is not lost while the app is on its way: it is held, the control
 * says that it is busy, and the click is made again when the app is there. Until then the app hears of other clicks, but
 * not of the touches that they are made of.
 */
export const holdClicks = () => {
  const held = new Set<Control>();
  let isAlive = false;

  const letGo = (control: Control) => {
    control.ariaBusy = null;
    return held.delete(control);
  };

  const holdLink = (link: Control, href: string) => {
    // Several albums may be wanted at a time, but of several photos only the last.
    for (const other of held) if (other.href) letGo(other);
    setTimeout(() => {
      if (navigator.onLine && letGo(link)) location.href = href;
    }, patience);
  };

  addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<Control>("[data-replay]");
      if (isAlive || !control || !isPlain(event) || isAnsweredByBrowser(control)) return;
      event.preventDefault();
      event.stopPropagation();
      if (control.href) holdLink(control, control.href);
      control.ariaBusy = "true";
      held.add(control);
    },
    true,
  );
  for (const type of touches) addEventListener(type, (event) => isAlive || event.stopPropagation(), true);
  // The search has keys of its own, which its button names when it knows them. Who types on at once means its field.
  addEventListener("keydown", (event) => {
    const button = document.querySelector<HTMLElement>("[data-search]");
    const { dataset } = document.body;
    // A question does not begin with a space, which scrolls and presses buttons.
    if (button?.ariaBusy && isLetter(event) && (dataset["typed"] || event.key > " "))
      dataset["typed"] = (dataset["typed"] ?? "") + event.key;
    else if (button && !button.ariaKeyShortcuts && !event.repeat && isSearchKey(event)) button.click();
    else return;
    event.preventDefault();
  });
  // A page that was left has nothing to make up for when it comes back from the browser's memory.
  addEventListener("pagehide", () => held.forEach(letGo));
  addEventListener(alive, () => {
    isAlive = true;
    for (const control of held) if (letGo(control) && control.isConnected) control.click();
  });
};
