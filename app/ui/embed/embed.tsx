import { Play } from "lucide";
import { isArchived } from "../../../site/addresses/archive.ts";
import { linkTarget } from "../../lib/base.ts";
import type { PictureWithAlt } from "../../../site/compile/view.ts";
import { Icon } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { SmartLink } from "../smart-link/smart-link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./embed.module.css";
import { album as words } from "../../../site/words/photography.ts";
import { link } from "../../../site/words/common.ts";

type Props = { title: string; comment: string; provider?: string; own: boolean; url: string; poster: PictureWithAlt };

/** The dev server loads an album's styles with a script. */
const ownSandbox = import.meta.env.DEV ? "allow-same-origin allow-scripts" : "allow-same-origin";

/** Our own albums run no scripts. Albums of another site may run theirs: they are isolated by their own origin. */
const sandboxFor = (kind: string) => (kind === "external" ? `${ownSandbox} allow-scripts allow-popups` : ownSandbox);

/** The site's own albums have no provider to name. */
const labelsFor = (title: string, provider: string | undefined) =>
  provider === undefined
    ? { load: words.loadOwn({ title }), open: words.openOwn({ title }), frame: words.document({ title }) }
    : {
        load: words.load({ provider, title }),
        open: words.open({ provider, title }),
        frame: words.frame({ provider, title }),
      };

/** A click replaces the button with the frame: see shell/embed.client.ts. */
export const Embed = ({ title, comment, provider, own, url, poster }: Props) => {
  const { kind, href } = linkTarget(url);
  const labels = labelsFor(title, provider);
  return (
    <figure className={styles.embed} data-own={own || undefined}>
      <div>
        <Picture picture={poster.picture} alt={poster.alt} fit="cover" />
        {isArchived(href) ? (
          // The policy allows frames only from the album's own site.
          <SmartLink url={url}>{labels.open}</SmartLink>
        ) : (
          <>
            <button type="button" data-embed data-needs="script" data-offline-name={words.offlineName}>
              <span>{labels.load}</span>
              <Icon icon={Play} />
            </button>
            <template>
              <iframe
                src={href}
                sandbox={sandboxFor(kind)}
                title={labels.frame}
                loading="lazy"
                allow="fullscreen"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            </template>
            <noscript>
              <a href={href} target="_blank" rel="noopener">
                {labels.open}
                <VisuallyHidden>{` ${link.newTab}`}</VisuallyHidden>
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
