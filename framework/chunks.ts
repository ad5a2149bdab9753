/** These signs are shown by one page or part alone, and travel with it. */
const ownSigns = "mail|lock|shuffle|refresh-cw|check|circle-alert|info|triangle-alert";

const shell = [
  "preload-helper",
  String.raw`/node_modules/lucide/(?!.*/icons/(${ownSigns})\.)`,
  "/app/(shell|lib|routes/failure)/",
  "/app/ui/(?!code-list|step-list|tables|lists|figures|gear-list|onward)",
];

/** Some of this is in the tools as well, and would be cut out of the topic pages for them. */
const matter = String.raw`/app/(ui/(code-list|step-list|tables|lists|figures|gear-list)/|routes/topic/.*\.css)`;

/** The tools share this: in pieces it would be more requests and more bytes. */
const tool = "/app/features/(actions|fields|kept|marking|segments)/";

const stage = String.raw`/node_modules/three/|/app/features/models/stage/`;

/** A page that is only read runs this, so it must not bring the shell and the libraries with it. */
const watched = "/site/addresses/published|/offline/page/when-stable";

/** Libraries change rarely and stay cached; what every page shows is one script and one stylesheet. */
export const chunkGroups = [
  { name: "watched", test: new RegExp(watched), priority: 1 },
  { name: "vendor", test: /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
  { name: "shell", test: new RegExp(shell.join("|")) },
  { name: "matter", test: new RegExp(matter) },
  { name: "tool", test: new RegExp(tool) },
  { name: "asked/stage", test: new RegExp(stage) },
];
