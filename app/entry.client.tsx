import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { handOverData } from "./page-data.ts";
import { askAboutSteps } from "./steps.ts";

askAboutSteps();
handOverData();

const report = (error: unknown) => console.error(error);

/** A vendor chunk would swallow the framework's own entry and start it too early. */
startTransition(() => {
  try {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onRecoverableError: report, onUncaughtError: report },
    );
  } catch (error) {
    report(error);
  }
});
