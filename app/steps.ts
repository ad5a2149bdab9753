/**
 * Asks the page whether a step through the history is its own, before the router hears of it: who listens to `historystep`
 * and prevents it keeps the step. A window calls its listeners in the order in which they came, capturing or not, so this
 * one has to come before the router's. It lies beside the entry for the reason that page-data.ts gives.
 */
export const askAboutSteps = () =>
  addEventListener("popstate", (event) => {
    if (!dispatchEvent(new Event("historystep", { cancelable: true }))) event.stopImmediatePropagation();
  });
