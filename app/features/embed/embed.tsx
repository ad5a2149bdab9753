import { Play } from "lucide";
import { useEffect, useRef, useState } from "react";
import * as words from "virtual:words/album";
import { newTab } from "virtual:words/link";
import { linkTarget, withBase } from "../../lib/base.ts";
import type { Shown } from "../../../site/compile/view.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import styles from "./embed.module.css";

type Props = { title: string; comment: string; provider: string; url: string; poster: Shown };

const ownSandbox = "allow-same-origin";

/** This site's own albums are plain documents; another's may run its scripts, walled off by its own origin. */
const frameOf = (url: string) => {
  const target = linkTarget(url);
  if (target.kind === "internal") return { src: withBase(target.to), sandbox: ownSandbox };
  return {
    src: target.href,
    sandbox: target.kind === "plain" ? ownSandbox : `${ownSandbox} allow-scripts allow-popups`,
  };
};

export const Embed = ({ title, comment, provider, url, poster }: Props) => {
  const [loaded, setLoaded] = useState(false);
  const element = useRef<HTMLIFrameElement>(null);
  const frame = frameOf(url);

  useEffect(() => {
    if (loaded) element.current?.focus();
  }, [loaded]);

  return (
    <figure className={styles.embed}>
      <div>
        <Picture picture={poster.picture} alt={poster.alt} fit="cover" />
        {loaded ? (
          <iframe
            ref={element}
            src={frame.src}
            sandbox={frame.sandbox}
            title={words.frame({ title, provider })}
            loading="lazy"
            allow="fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <button type="button" data-network={words.network} data-replay onClick={() => setLoaded(navigator.onLine)}>
              <span>{words.load({ provider, title })}</span>
              <Icon icon={Play} />
            </button>
            <noscript>
              <a href={frame.src} target="_blank" rel="noopener">
                {words.open({ provider, title })}
                <Unseen>{` ${newTab}`}</Unseen>
              </a>
            </noscript>
          </>
        )}
      </div>
      <figcaption>
        <strong>{title}</strong>
        {comment}
      </figcaption>
    </figure>
  );
};
