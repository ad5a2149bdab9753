/**
 * Notes what goes wrong in a page. WebKit tells a driver nothing about its console, so the page itself keeps the list, in
 * the tab's storage, where it outlives the document. It runs in the page: it may use nothing from outside itself.
 */
const record = (withWorker: boolean) => {
  // React would find an element that it does not know.
  document.currentScript?.remove();
  if (!withWorker) Reflect.deleteProperty(Navigator.prototype, "serviceWorker");

  // What was still on its way when the visitor left is no error.
  let left = false;
  addEventListener("beforeunload", () => (left = true));

  const note = (...words: unknown[]) => {
    if (left) return;
    const lines = JSON.parse(sessionStorage.getItem("wrong") ?? "[]") as string[];
    sessionStorage.setItem("wrong", JSON.stringify([...lines, `${location.pathname}: ${words.map(String).join(" ")}`]));
  };
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note("console:", ...words);
    error(...words);
  };
  // Not by its class: while a page is being left, an element's window is no longer this one.
  const elementOf = (target: EventTarget | null) => (target && "outerHTML" in target ? (target as Element) : undefined);
  const isPreload = (target: EventTarget | null) => elementOf(target)?.matches("[rel=modulepreload]") === true;
  const noteError = ({ target, message }: ErrorEvent) => {
    const element = elementOf(target);
    note(element ? `not loaded: ${element.outerHTML.slice(0, 200)}` : (message ?? `error at ${target}`));
  };
  // An element that could not be loaded says so to itself alone. Firefox says it of preloads of what it has already.
  addEventListener("error", (event) => isPreload(event.target) || noteError(event), true);
  addEventListener("unhandledrejection", ({ reason }) => note("unhandled rejection:", reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    note("against the policy:", effectiveDirective, blockedURI),
  );
};

export const recorderScript = (withWorker: boolean) => `(${record})(${withWorker});`;

/** To be asked in any page of the site. */
export const recordedErrors = () => JSON.parse(sessionStorage.getItem("wrong") ?? "[]") as string[];
