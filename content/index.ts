/** What the site is made of. A line that is taken away takes its page with it; `site` is all that must be here. */
export { site } from "./site.ts";
export { social } from "./social.ts";
export { engineering } from "./engineering.ts";
export { photography } from "./photography/photography.ts";
export { contact } from "./contact.ts";
export { topics } from "./topics.ts";
export { theme } from "./theme.ts";
export { words } from "./words.ts";
export { redirects } from "./redirects.ts";
