/**
 * Whoever prevents `historystep` keeps a step through the history from the router. A window calls its listeners in the
 * order in which they came, so this one has to come before the router's.
 */
export const askAboutSteps = () =>
  addEventListener("popstate", (event) => {
    if (!dispatchEvent(new Event("historystep", { cancelable: true }))) event.stopImmediatePropagation();
  });
