import { useEffect, useState } from "react";
import { withBase } from "../../lib/base.ts";
import styles from "./link-notice.module.css";

/** Where the build puts the site's own pictures, which a link may open in a tab of their own. */
const pictures = withBase("/assets/pictures/");

/** What a click leads to, if the network is needed for it. */
const wantedOf = (element: Element): string | undefined => {
  const needy = element.closest<HTMLElement>("[data-network]");
  if (needy) return needy.dataset["network"];
  const link = element.closest("a");
  if (!link || !/^https?:$/.test(link.protocol)) return undefined;
  if (link.origin !== location.origin) return link.hostname.replace(/^www\./, "");
  return link.target === "_blank" && link.pathname.startsWith(pictures) ? "The picture" : undefined;
};

const isKept = async (address: string) => (await caches.match(address, { ignoreVary: true })) !== undefined;

/** Without a network a link to another site would open an error of the browser in a new tab; this says it here. */
export const LinkNotice = () => {
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const { target } = event;
      const away = !navigator.onLine && !event.defaultPrevented && target instanceof Element;
      const found = away ? wantedOf(target) : undefined;
      if (found) event.preventDefault();
      const picture = found === "The picture" && target instanceof Element ? target.closest("a")?.href : undefined;
      if (picture && (await isKept(picture))) window.open(picture, "_blank", "noopener");
      // Any other click closes the notice, that on its own button included.
      else setWanted(found);
    };
    const onOnline = () => setWanted(undefined);
    document.addEventListener("click", onClick);
    addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("click", onClick);
      removeEventListener("online", onOnline);
    };
  }, []);

  return (
    <output className={styles.notice} data-print="none">
      {wanted && (
        <>
          <span>You are offline. {wanted} can be opened when the network is back.</span>
          <button type="button">Close</button>
        </>
      )}
    </output>
  );
};
