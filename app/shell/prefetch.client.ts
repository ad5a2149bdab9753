type Connection = { connection?: { saveData?: boolean } };

const fetched = new Set([location.pathname]);

/** Downloads, and pictures that the viewer opens. */
const isFile = /\.\w+$/;

/** Prefetches the page that a visitor points at, unless the service worker has it already or the visitor saves data. */
const prefetch = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || isFile.test(link.pathname)) return;
  if (fetched.has(link.pathname)) return;
  if (!navigator.onLine || navigator.serviceWorker?.controller || (navigator as Connection).connection?.saveData)
    return;
  fetched.add(link.pathname);
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.href }));
};

for (const type of ["pointerover", "touchstart", "focusin"]) addEventListener(type, prefetch, { passive: true });
