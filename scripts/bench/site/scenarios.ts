/** Words are the owner's, so parts are found by what they are. */

export type Step = {
  /** A step with a name is measured. */
  name?: string;
  tap?: string;
  press?: string;
  /** The step is done when this is there, or no longer there. */
  shown?: string;
  hidden?: string;
};

export type Scenario = {
  /** The HTML of a page that has it is told from the others by this. */
  marker: RegExp;
  steps: Step[];
};

const menu = "#menu:popover-open";
const menuButton = 'header button[aria-controls="menu"]';
const viewer = ".yarl__portal_open";
const answers = "dialog[open] [role=option]";
const asked = "light trail";

export const scenarios: Record<string, Scenario> = {
  menu: {
    marker: /id="menu"/,
    steps: [
      { name: "menu, open", tap: menuButton, shown: menu },
      { name: "menu, close", tap: menuButton, hidden: menu },
    ],
  },
  theme: {
    marker: /data-theme-toggle/,
    steps: [{ name: "theme", tap: "[data-theme-toggle]" }],
  },
  search: {
    marker: /data-bar=/,
    steps: [
      { name: "search, open", tap: "header [data-search]", shown: answers },
      ...[...asked].map((letter) => ({ name: "search, keystroke", press: letter })),
      { press: "Escape" },
      { press: "Escape", hidden: "dialog[open]" },
    ],
  },
  food: {
    marker: /<table class="foods-/,
    steps: [{ name: "food, draw", tap: 'div:has(+ table[class^="foods-"]) button' }],
  },
  viewer: {
    marker: /<li data-shape="[^"]+"><a [^>]*data-replay/,
    steps: [
      { name: "viewer, open", tap: "li[data-shape] a[data-replay]", shown: viewer },
      { name: "viewer, next", tap: ".yarl__navigation_next" },
      { name: "viewer, close", tap: ".yarl__toolbar > button:last-child", hidden: viewer },
    ],
  },
  gear: {
    marker: /<li><span><label class="tick-[^>]*><input type="checkbox"/,
    steps: [{ name: "gear, mark", tap: 'li:has(data) label:has(input[type="checkbox"])' }],
  },
};
