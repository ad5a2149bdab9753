import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import * as words from "virtual:words/notFound";
import { withBase } from "../../lib/base.ts";
import { readableAddress } from "./readable-address.ts";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { lostRidge } from "./lost-ridge.ts";
import { NearPages } from "./near-pages.tsx";
import styles from "./not-found.module.css";

export const notFoundMeta = [{ title: words.title }, { name: "robots", content: "noindex" }];

/** One page is prerendered for every unknown address, so the address itself is known only in the browser. */
const useUnknownAddress = () => {
  const { pathname, search } = useLocation();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return inBrowser ? readableAddress(withBase(pathname) + search) : undefined;
};

const neverChanges = () => () => {};

export const NotFound = () => {
  const unknown = useUnknownAddress();
  const address = unknown ? <code key="address">{unknown}</code> : words.thisAddress;
  const home = (
    <SmartLink key="home" url="/">
      {words.home}
    </SmartLink>
  );
  return (
    <div className={styles.missing} data-live>
      <svg viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" data-print="none">
        <path className={styles.ridge} d={lostRidge()} />
        <path
          className={styles.trail}
          d="M-10 300C180 330 240 210 420 250S640 330 760 240 900 90 1060 120 1180 60 1210 84"
        />
        <circle cx="1217" cy="90" r="9" />
      </svg>
      <div>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.missing({ address })}</p>
        <p>{words.lost({ home })}</p>
        <NearPages />
      </div>
    </div>
  );
};
