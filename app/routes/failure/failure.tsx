import { useEffect } from "react";
import type { Route } from "../../+types/root";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./failure.module.css";

/** Shown in a page's place when it could not be shown; the shell around it goes on working. */
export const Failure = ({ error }: Route.ErrorBoundaryProps) => {
  useEffect(() => console.error(error), [error]);
  return (
    <div className={styles.failure}>
      <h1 tabIndex={-1}>Something went wrong</h1>
      <p>
        This page could not be shown. Load it again, or find your way back <SmartLink url="/">home</SmartLink>.
      </p>
    </div>
  );
};
