import type { Plugin } from "vite";

/**
 * Parts of React Router that are in every app and can never run in this one, each with what stands in for it.
 * Should an update of the router ask for more than stands here, the build says which export is missing.
 */
export const standIns: [id: RegExp, code: string][] = [
  // Routes asked of a server while somebody visits: pages are prerendered, and every route is in the manifest.
  [
    /\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\/fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false;
     export const getPartialManifest = (manifest) => manifest;
     export const getPatchRoutesOnNavigationFunction = () => {};
     export const useFogOFWarDiscovery = () => {};`,
  ],
  // Instruments around every load: the app mounts none.
  [
    /\/react-router\/dist\/[a-z]+\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => {};
     export const getRouteInstrumentationUpdates = () => { throw Error("See framework/unused-router.ts"); };
     export const instrumentClientSideRouter = (router) => router;`,
  ],
];

/** Two kilobytes less for every page to load, and to compile. */
export const unusedRouter = (): Plugin => ({
  name: "ridgeline:unused-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: standIns.map(([id]) => id) },
    handler: (id) => standIns.find(([part]) => part.test(id))?.[1],
  },
});
