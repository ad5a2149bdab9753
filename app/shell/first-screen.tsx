import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import styles from "./first-screen.module.css";

/** Whoever does one of these may want to see more. The page's own way to its top is a scroll as well. */
const signs = ["wheel", "touchmove", "keydown"];

/**
 * The answer to a click is a page's first screen: what comes under it is put in when that has been drawn and its picture
 * stands, in pieces that let the visitor in between. An address that names a place further down, and the way back, need
 * the page whole.
 */
export const AfterFirstScreen = ({ children }: { children: ReactNode }) => {
  const { hash, search } = useLocation();
  const type = useNavigationType();
  const [isTime, setTime] = useState(type === "POP" || hash + search !== "");

  useEffect(() => {
    if (isTime) return;
    const show = () => setTime(true);
    // After a frame's callbacks the frame is drawn, and then this comes.
    const next = requestAnimationFrame(() => setTimeout(() => startTransition(show)));
    for (const sign of signs) addEventListener(sign, show, { passive: true });
    return () => {
      cancelAnimationFrame(next);
      for (const sign of signs) removeEventListener(sign, show);
    };
  }, [isTime]);

  return isTime ? children : <div className={styles.later} />;
};
