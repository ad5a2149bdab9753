import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

const report = (error: unknown) => console.error(error);

const Hydrated = ({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) => {
  useEffect(onHydrated, [onHydrated]);
  return children;
};

/** Resolves when the island's effects have run, so that a click is handled from then on. Rejects if it cannot render. */
export const hydrate = (element: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      report(error);
      reject(error);
    };
    hydrateRoot(
      element,
      <Hydrated onHydrated={resolve}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix: element.dataset["id"] ?? "", onRecoverableError: report, onUncaughtError },
    );
  });

/** The same tree as `hydrate` makes, for the build. */
export const islandElement = (Component: ComponentType<object>, props: object) => (
  <Hydrated onHydrated={() => {}}>
    <Component {...props} />
  </Hydrated>
);
