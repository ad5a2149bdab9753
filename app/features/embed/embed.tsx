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

type Props = { title: string; comment: string; provider?: string; own: boolean; url: string; poster: Shown };

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

/** What the site made itself is nobody else's, unless the owner says whose. */
const say = (title: string, provider: string | undefined) =>
  provider === undefined
    ? { load: words.loadOwn({ title }), open: words.openOwn({ title }), frame: words.document({ title }) }
    : {
        load: words.load({ provider, title }),
        open: words.open({ provider, title }),
        frame: words.frame({ provider, title }),
      };

export const Embed = ({ title, comment, provider, own, url, poster }: Props) => {
  const [loaded, setLoaded] = useState(false);
  const [shown, setShown] = useState(false);
  const element = useRef<HTMLIFrameElement>(null);
  const frame = frameOf(url);
  const said = say(title, provider);

  useEffect(() => {
    if (loaded) element.current?.focus();
  }, [loaded]);

  return (
    <figure className={styles.embed} data-loaded={loaded || undefined} data-shown={shown || undefined}>
      <div>
        <Picture picture={poster.picture} alt={poster.alt} fit="cover" />
        {loaded ? (
          <iframe
            ref={element}
            src={frame.src}
            sandbox={frame.sandbox}
            title={said.frame}
            onLoad={() => setShown(true)}
            loading="lazy"
            allow="fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <button type="button" data-network={words.network} data-replay onClick={() => setLoaded(navigator.onLine)}>
              <span>{said.load}</span>
              <Icon icon={Play} />
            </button>
            <noscript>
              <a href={frame.src} target="_blank" rel="noopener">
                {said.open}
                <Unseen>{` ${newTab}`}</Unseen>
              </a>
            </noscript>
          </>
        )}
      </div>
      {/* The site's own album says both itself. */}
      {!(loaded && own) && (
        <figcaption>
          <strong>{title}</strong>
          {comment}
        </figcaption>
      )}
    </figure>
  );
};
