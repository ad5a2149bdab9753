import { bell, closedPath, profile } from "../../lib/ridge.ts";
import type { Page } from "../../page.ts";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import styles from "./not-found.module.css";
import { notFound as words } from "../../../site/words/pages.ts";

export const notFoundPage = async (): Promise<Page> => ({
  head: { title: words.title },
  options: { script: "app/pages/not-found/not-found.client.ts" },
  view: <NotFoundView />,
});

const box = { width: 1440, height: 420 };

const heights = profile(91, 140, (x) => 0.1 + bell(x, 0.3, 0.26)).map((height) => height * 0.9);

const ridge = closedPath(heights, box);

/** One page serves every unknown address; not-found.client.ts fills in the address. */
const NotFoundView = () => {
  const address = (
    <span key="address" data-unknown-address>
      {words.thisAddress}
    </span>
  );
  const home = (
    <SmartLink key="home" url="/">
      {words.home}
    </SmartLink>
  );
  return (
    <div className={styles.missing}>
      <svg viewBox="0 0 1440 420" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" data-print="none">
        <path className={styles.ridge} d={ridge} />
        <path
          className={styles.trail}
          d="M-10 300C180 330 240 210 420 250S640 330 760 240 900 90 1060 120 1180 60 1210 84"
        />
        <circle cx="1217" cy="90" r="9" />
      </svg>
      <div>
        <h1>{words.title}</h1>
        <p>{words.missing({ address })}</p>
        <p>{words.lost({ home })}</p>
      </div>
    </div>
  );
};
