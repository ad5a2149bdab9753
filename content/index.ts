/** The parts of the site. Remove a line to remove its page. `site` must stay; remove `words` only with its file. */
export { site } from "./site.ts";
export { social } from "./social.ts";
export { engineering } from "./engineering.ts";
export { photography } from "./photography/photography.ts";
export { contact } from "./contact.ts";
export { topics } from "./topics.ts";
export { theme } from "./theme.ts";
export { words } from "./words.ts";
export { redirects } from "./redirects.ts";
