import { Play } from "lucide";
import { linkTarget, withBase } from "../../lib/base.ts";
import type { Shown } from "../../../site/compile/view.ts";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./embed.module.css";
import { album as words } from "../../../site/words/photography.ts";
import { link } from "../../../site/words/common.ts";

const { newTab } = link;

type Props = { title: string; comment: string; provider?: string; own: boolean; url: string; poster: Shown };

/** The dev server gives an album its styles by a script. */
const ownSandbox = import.meta.env.DEV ? "allow-same-origin allow-scripts" : "allow-same-origin";

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

/** A click puts the frame in the button's place: see shell/embed.client.ts. */
export const Embed = ({ title, comment, provider, own, url, poster }: Props) => {
  const frame = frameOf(url);
  const said = say(title, provider);
  return (
    <figure className={styles.embed} data-own={own || undefined}>
      <div>
        <Picture picture={poster.picture} alt={poster.alt} fit="cover" />
        <button type="button" data-embed data-needs="script" data-network={words.network}>
          <span>{said.load}</span>
          <Icon icon={Play} />
        </button>
        <template>
          <iframe
            src={frame.src}
            sandbox={frame.sandbox}
            title={said.frame}
            loading="lazy"
            allow="fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </template>
        <noscript>
          <a href={frame.src} target="_blank" rel="noopener">
            {said.open}
            <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
          </a>
        </noscript>
      </div>
      <figcaption>
        <strong>{title}</strong>
        {comment}
      </figcaption>
    </figure>
  );
};
