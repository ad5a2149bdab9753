import { useEffect } from "react";
import { useRouteError } from "react-router";
import * as words from "virtual:words/failure";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./failure.module.css";

/**
 * The shell around this goes on working, since each page has it for its own: where the root has to show it, React makes
 * the document anew, without what the early script gave to it.
 */
export const Failure = () => {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const home = (
    <SmartLink key="home" url="/">
      {words.home}
    </SmartLink>
  );
  return (
    <div className={styles.failure}>
      <title>{words.title}</title>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.text({ home })}</p>
    </div>
  );
};
