/** Signs that one page or part alone shows; they travel with it. */
const ownSigns = "mail|lock|shuffle|refresh-cw|check|circle-alert|info|triangle-alert";

const shell = [
  "preload-helper",
  String.raw`/node_modules/lucide/(?!.*/icons/(${ownSigns})\.)`,
  "/app/(shell|lib)/",
  "/app/ui/(?!code-list|step-list|tables|lists|figures|gear-list|onward)",
];

/** What topics are made of. Some of it is in the tools as well, and would be cut out of the page for them. */
const matter = String.raw`/app/(ui/(code-list|step-list|tables|lists|figures|gear-list)/|routes/topic/.*\.css)`;

/** What the tools share: in pieces it would be more requests and more bytes. */
const tool = "/app/features/(actions|fields|kept|marking|segments)/";

/** What draws models: only for those who ask for one. */
const stage = String.raw`/node_modules/three/|/app/features/models/stage/`;

/**
 * Which modules travel together. The libraries change rarely and stay cached; what every page shows is one script and
 * one stylesheet, so that a page's critical path is short.
 */
export const chunkGroups = [
  { name: "vendor", test: /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
  { name: "shell", test: new RegExp(shell.join("|")) },
  { name: "matter", test: new RegExp(matter) },
  { name: "tool", test: new RegExp(tool) },
  { name: "asked/stage", test: new RegExp(stage) },
];
