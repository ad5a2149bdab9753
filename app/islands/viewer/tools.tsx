import { type IconNode, Info, Link } from "lucide";
import type { ComponentProps } from "react";
import { cssClass } from "yet-another-react-lightbox";
import { viewer as words } from "../../../site/words/viewer.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { PhotoFacts } from "../../ui/gallery/photo-facts.tsx";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import styles from "./viewer.module.css";

type Props = Omit<ComponentProps<"button">, "className" | "children"> & { label: string; icon: IconNode };

const ToolButton = ({ label, icon, ...rest }: Props) => (
  <button type="button" className={cssClass("button")} title={label} aria-label={label} {...rest}>
    <Icon icon={icon} />
  </button>
);

/** The button works through shell/copy.client.ts. Another photo gets a new, empty message. */
export const ShareButton = ({ title, address }: { title: string; address: string }) => (
  <>
    <ToolButton
      label={words.share}
      icon={Link}
      data-share={address}
      data-title={title}
      data-copied={words.copied}
      data-failed={words.notCopied}
    />
    <output key={address} className={styles.status} />
  </>
);

const panelId = "photo-facts";

export const FactsButton = ({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) => (
  <ToolButton label={words.about} icon={Info} aria-expanded={isOpen} aria-controls={panelId} onClick={onClick} />
);

export const FactsPanel = ({ alt, facts }: ViewerPhoto) => (
  <section id={panelId} className={styles.panel} aria-label={words.about}>
    <p>{alt}</p>
    <PhotoFacts facts={facts} />
  </section>
);
