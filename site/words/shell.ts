import { localize } from "#words";

export const english = {
  /** The navigation bar. */
  bar: {
    skip: "Skip to content",
    home: "{title}, home",
    main: "Main",
    search: "Search",
    theme: "Switch between light and dark mode",
    menu: "Menu",
    close: "Close",
  },
  /** The search. */
  search: {
    label: "Search this site",
    close: "Close",
    results: { one: "One result", other: "{count} results" },
    nothing: "No results for “{question}”",
    loading: "Loading…",
    failed: "Search couldn't load. Try again when you're online.",
    // Stop words, never shown.
    ignored:
      "a about am an and any are as at be been by can could did do does for from had has have how i if in is it its many" +
      " me much my of on or our should so some than that the their them there these they this those to was we were" +
      " what when where which who whose why with would you your",
    page: "Pages",
    section: "Sections",
    project: "Projects",
    photo: "Pictures",
    gear: "Gear",
    food: "Foods",
    link: "Links",
  },
} as const;

export const { bar, search } = localize(english);
