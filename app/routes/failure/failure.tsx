import { useEffect } from "react";
import * as words from "virtual:words/failure";
import type { Route } from "../../+types/root";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./failure.module.css";

/** The shell around this goes on working. */
export const Failure = ({ error }: Route.ErrorBoundaryProps) => {
  useEffect(() => console.error(error), [error]);
  const home = (
    <SmartLink key="home" url="/">
      {words.home}
    </SmartLink>
  );
  return (
    <div className={styles.failure}>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.text({ home })}</p>
    </div>
  );
};
