import { contact } from "./journeys/contact.ts";
import { food } from "./journeys/food.ts";
import { gallery } from "./journeys/gallery.ts";
import { home } from "./journeys/home.ts";
import { menu } from "./journeys/menu.ts";
import { offline } from "./journeys/offline.ts";
import { pages } from "./journeys/pages.ts";
import { search } from "./journeys/search.ts";
import { scrolling } from "./journeys/scrolling.ts";
import { theme } from "./journeys/theme.ts";

/** Through the shipped content's pages, by their words. */
export const sampleJourneys = { pages, menu, home, scrolling, search, theme, gallery, food, contact, offline };
