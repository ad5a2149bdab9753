import { useEffect, useState } from "react";
import * as words from "virtual:words/offline";
import { pictureFolder } from "../../site/addresses/published.ts";
import { isKept } from "./is-kept.ts";
import styles from "./link-notice.module.css";

const pictures = import.meta.env.BASE_URL + pictureFolder;

type Wanted = {
  name: string;
  picture?: string;
};

const wantedOf = (element: Element): Wanted | undefined => {
  const name = element.closest<HTMLElement>("[data-network]")?.dataset["network"];
  if (name) return { name };
  const link = element.closest("a");
  if (!link || !/^https?:$/.test(link.protocol)) return undefined;
  if (link.origin !== location.origin) return { name: link.hostname.replace(/^www\./, "") };
  const isPicture = link.target === "_blank" && link.pathname.startsWith(pictures);
  return isPicture ? { name: words.picture, picture: link.href } : undefined;
};

export const LinkNotice = () => {
  const [wanted, setWanted] = useState<string>();

  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const isFine = navigator.onLine || event.defaultPrevented || !(event.target instanceof Element);
      const found = isFine ? undefined : wantedOf(event.target);
      if (found) event.preventDefault();
      if (found?.picture && (await isKept(found.picture))) window.open(found.picture, "_blank", "noopener");
      // Any other click closes the notice, that on its own button included.
      else setWanted(found?.name);
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
          <span>{words.notice({ wanted })}</span>
          <button type="button">{words.close}</button>
        </>
      )}
    </output>
  );
};
