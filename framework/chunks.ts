/**
 * Which modules travel together. The libraries change rarely and stay cached; what every page shows is one script and
 * one stylesheet, so that a page's critical path is short.
 */
export const chunkGroups = [
  { name: "vendor", test: /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\// },
  {
    name: "shell",
    test: /preload-helper|\/node_modules\/lucide\/|\/app\/(shell|lib)\/|\/app\/ui\/(?!code-list|step-list|tables|lists|figures|gear-list)/,
  },
];
