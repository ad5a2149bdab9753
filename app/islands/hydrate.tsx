import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

const report = (error: unknown) => console.error(error);

const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  useEffect(onHydrated, [onHydrated]);
  return children;
};

/** The build renders the same tree, so that the markup and the ids of `useId` match. */
export const islandElement = (Component: ComponentType<object>, props: object, onHydrated = () => {}) => (
  <Hydrated onHydrated={onHydrated}>
    <Component {...props} />
  </Hydrated>
);

/** Resolves when the island's effects have run, so that a click is handled from then on. Rejects if it cannot render. */
export const hydrate = (element: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const { innerHTML, dataset } = element;
    const onUncaughtError = (error: unknown) => {
      report(error);
      // React empties what it cannot render; the text of the page stays readable.
      setTimeout(() => {
        root.unmount();
        element.innerHTML = innerHTML;
        reject(error);
      });
    };
    const options = { identifierPrefix: dataset["id"] ?? "", onRecoverableError: report, onUncaughtError };
    const root = hydrateRoot(element, islandElement(Component, props, resolve), options);
  });
