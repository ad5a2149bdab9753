import { defineRedirects } from "ridgeline";

/**
 * Old and short addresses, and where they lead. Checked at build: every source once and new, no circle, every target a
 * page, a page's section or a file of the site, or another site.
 */
export const redirects = defineRedirects([
  { from: "/engineer", to: "/engineering" },
  { from: "/photographer", to: "/photography" },
  { from: "/about", to: "/blog" },
  { from: "/drone", to: "/drones" },
  { from: "/blog/camp", to: "/camp" },
  { from: "/blog/ppg", to: "/ppg" },
  { from: "/blog/drone", to: "/drone" },
  { from: "/blog/drones", to: "/drones" },
  { from: "/blog/snowboarding", to: "/snowboarding" },
  { from: "/blog/3d", to: "/3d" },
  { from: "/blog/fitness", to: "/fitness" },
  { from: "/blog/food", to: "/food" },
]);
