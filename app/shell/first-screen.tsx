import { type ReactNode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { anchorAt } from "../lib/anchor.ts";
import styles from "./first-screen.module.css";
import { wearLateFonts } from "./late-fonts.ts";

type Props = { children: ReactNode };

/**
 * The answer to a click is a page's first screen: what comes under it is put in when that has been drawn and its picture
 * stands, in pieces that let the visitor in between. An address that names a place further down, and the way back, need
 * the page whole.
 */
export const AfterFirstScreen = ({ children }: Props) => {
  const { hash, search } = useLocation();
  const type = useNavigationType();
  const [isWhole] = useState(type === "POP" || hash + search);
  return isWhole ? children : <Later>{children}</Later>;
};

/** Whoever does one of these may want more than the first screen. A scroll is no sign: it may be the page's, to its top. */
const signs = ["wheel", "pointerdown", "keydown"];

/** A tool that is still on its way must not hold up what else the visitor does, hence the boundary. */
const Later = ({ children }: Props) => {
  const [isTime, setTime] = useState(false);

  // React holds other effects back until the picture has moved to its place.
  useLayoutEffect(() => {
    const show = () => setTime(true);
    for (const sign of signs) addEventListener(sign, show, { once: true });
  }, []);

  useEffect(() => {
    // After a frame's callbacks the frame is drawn, and then this comes.
    requestAnimationFrame(() => setTimeout(() => startTransition(() => setTime(true))));
  }, []);

  const room = <div className={styles.later} />;
  return (
    <Suspense fallback={room}>
      {isTime ? (
        <>
          {children}
          <Arrival />
        </>
      ) : (
        room
      )}
    </Suspense>
  );
};

/** A link of the first screen may have led here before there was anything, and fonts may have been missed. */
const Arrival = () => {
  useEffect(() => {
    const anchor = anchorAt(location.hash);
    anchor?.scrollIntoView();
    anchor?.focus({ preventScroll: true });
    wearLateFonts();
  }, []);
  return null;
};
