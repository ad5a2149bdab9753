import { useEffect, useState } from "react";
import styles from "./link-notice.module.css";

/** The site that a click leads to, if the network is needed for it. */
const outsideHost = ({ target }: MouseEvent): string | undefined => {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && /^https?:$/.test(link.protocol) && link.origin !== location.origin ? link.hostname : undefined;
};

/** Without a network a link to another site would open an error of the browser in a new tab; this says it here. */
export const LinkNotice = () => {
  const [host, setHost] = useState<string>();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const outside = navigator.onLine || event.defaultPrevented ? undefined : outsideHost(event);
      if (outside) event.preventDefault();
      // Any other click closes the notice, that on its own button included.
      setHost(outside);
    };
    const onOnline = () => setHost(undefined);
    document.addEventListener("click", onClick);
    addEventListener("online", onOnline);
    return () => {
      document.removeEventListener("click", onClick);
      removeEventListener("online", onOnline);
    };
  }, []);

  return (
    <output className={styles.notice} data-print="none">
      {host && (
        <>
          <span>You are offline. {host.replace(/^www\./, "")} can be opened when the network is back.</span>
          <button type="button">Close</button>
        </>
      )}
    </output>
  );
};
