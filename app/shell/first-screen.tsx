import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import styles from "./first-screen.module.css";

/**
 * The answer to a click is a page's first screen: what comes under it is put in when that has been drawn, in pieces that
 * let the visitor in between. An address that names a place further down, and the way back, need the page whole.
 */
export const AfterFirstScreen = ({ children }: { children: ReactNode }) => {
  const { hash, search } = useLocation();
  const type = useNavigationType();
  const [isTime, setTime] = useState(type === "POP" || hash + search !== "");

  useEffect(() => {
    if (isTime) return;
    const next = requestAnimationFrame(() => {
      // By then the frame has been drawn.
      setTimeout(() => startTransition(() => setTime(true)));
    });
    return () => cancelAnimationFrame(next);
  }, [isTime]);

  return isTime ? children : <div className={styles.later} />;
};
