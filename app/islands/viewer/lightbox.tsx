import "./theme.css";
import { type KeyboardEvent, type SyntheticEvent, useMemo, useState } from "react";
import { Lightbox } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import { Caption } from "./caption.tsx";
import { FactsPanel, factsPanelId } from "./facts-panel.tsx";
import { labels } from "./labels.ts";
import { Sign } from "./sign.tsx";
import { ShareButton } from "./share-button.tsx";
import { Slide } from "./slide.tsx";
import { Strip } from "./strip.tsx";
import { ToolButton } from "./tool-button.tsx";
import { useSettled } from "./use-settled.ts";
import { useStage } from "./use-stage.ts";
import styles from "./viewer.module.css";
import { viewer as words } from "../../../site/words/viewer.ts";

type Props = {
  photos: ViewerPhoto[];
  photo: ViewerPhoto;
  index: number;
  address: string;
  preview: (slug: string) => string | undefined;
  onView: (index: number) => void;
  onClose: () => void;
};

const signs = {
  iconPrev: () => <Sign name="previous" />,
  iconNext: () => <Sign name="next" />,
  iconClose: () => <Sign name="close" />,
  iconZoomIn: () => <Sign name="closer" />,
  iconZoomOut: () => <Sign name="farther" />,
};

/** Words can be marked and lists scrolled without moving the photo. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

export const PhotoLightbox = ({ photos, photo, index, address, preview, onView, onClose }: Props) => {
  const [factsOpen, setFactsOpen] = useState(false);
  const stage = useStage();
  const isSettled = useSettled();

  const slides = useMemo(
    () => photos.map(({ picture: { src, width, height }, alt }) => ({ src, alt, width, height })),
    [photos],
  );

  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return;
    if (key === "i") setFactsOpen(!factsOpen);
    if (key === "Escape") setFactsOpen(false);
    if (key === "Home") onView(0);
    if (key === "End") onView(photos.length - 1);
  };

  const print = photo.printUrl && (
    <SmartLink key="print" url={photo.printUrl} className={styles.print}>
      {words.print}
    </SmartLink>
  );
  const share = <ShareButton key="share" title={photo.title} address={address} />;
  const about = (
    <ToolButton
      key="about"
      label={words.about}
      sign="about"
      aria-expanded={factsOpen}
      aria-controls={factsPanelId}
      onClick={() => setFactsOpen(!factsOpen)}
    />
  );

  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      labels={labels}
      animation={{ fade: 160, swipe: 320 }}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: 24 }}
      controller={{ closeOnBackdropClick: isSettled, closeOnPullDown: true, closeOnEscape: !factsOpen }}
      zoom={{ maxZoomPixelRatio: 2 }}
      portal={{ root: stage, container: { onKeyDown } }}
      on={{ view: (view) => onView(view.index) }}
      toolbar={{ buttons: [print, about, share, "zoom", "close"] }}
      render={{
        ...signs,
        slide: ({ slide, offset, rect, zoom }) => {
          const one = photos[slides.findIndex((candidate) => candidate === slide)] as ViewerPhoto;
          const current = offset === 0;
          const scale = current ? (zoom ?? 1) : 1;
          return <Slide photo={one} room={rect} zoom={scale} current={current} preview={preview(one.slug)} />;
        },
        controls: () => (
          <div onPointerDown={stop}>
            <span className={styles.counter} aria-hidden="true">{`${index + 1} / ${photos.length}`}</span>
            {factsOpen && <FactsPanel photo={photo} />}
            <div className={styles.foot}>
              <Caption photo={photo} index={index} total={photos.length} />
              <Strip photos={photos} index={index} onSelect={onView} />
            </div>
          </div>
        ),
      }}
    />
  );
};
