import "./theme.css";
import { ArrowLeft, ArrowRight, Minus, Plus, X } from "lucide";
import { type KeyboardEvent, type SyntheticEvent, useMemo, useState } from "react";
import { Lightbox } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { viewer as words } from "../../../site/words/viewer.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { ViewerPhoto } from "../../ui/gallery/viewer-photo.ts";
import { Slide } from "./slide.tsx";
import { Strip } from "./strip.tsx";
import { FactsButton, FactsPanel, ShareButton } from "./tools.tsx";
import styles from "./viewer.module.css";

type Props = {
  photos: ViewerPhoto[];
  index: number;
  address: string;
  preview: (slug: string) => string | undefined;
  onView: (index: number) => void;
  onClose: () => void;
};

/** The keys are those of the lightbox library. */
const labels = {
  Lightbox: words.viewer,
  "Photo gallery": words.photos,
  Carousel: words.carousel,
  Slide: words.slide,
  "{index} of {total}": words.position({ index: "{index}", total: "{total}" }),
  Previous: words.previous,
  Next: words.next,
  Close: words.close,
  "Zoom in": words.zoomIn,
  "Zoom out": words.zoomOut,
};

const icons = {
  iconPrev: () => <Icon icon={ArrowLeft} />,
  iconNext: () => <Icon icon={ArrowRight} />,
  iconClose: () => <Icon icon={X} />,
  iconZoomIn: () => <Icon icon={Plus} />,
  iconZoomOut: () => <Icon icon={Minus} />,
};

/** Lets visitors select text and scroll lists without moving the photo. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

export const PhotoLightbox = ({ photos, index, address, preview, onView, onClose }: Props) => {
  const [hasFacts, setFacts] = useState(false);
  const photo = photos[index] as ViewerPhoto;
  const { title, comment, printUrl } = photo;
  const slides = useMemo(
    () => photos.map(({ picture: { src, width, height }, alt }) => ({ src, alt, width, height })),
    [photos],
  );

  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return;
    if (key === "i") setFacts(!hasFacts);
    if (key === "Escape") setFacts(false);
    if (key === "Home") onView(0);
    if (key === "End") onView(photos.length - 1);
  };

  const print = printUrl && (
    <SmartLink key="print" url={printUrl} className={styles.print}>
      {words.print}
    </SmartLink>
  );
  const about = <FactsButton key="about" isOpen={hasFacts} onClick={() => setFacts(!hasFacts)} />;
  const share = <ShareButton key="share" title={title} address={address} />;

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
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true, closeOnEscape: !hasFacts }}
      zoom={{ maxZoomPixelRatio: 2 }}
      portal={{ container: { onKeyDown } }}
      on={{ view: (view) => onView(view.index) }}
      toolbar={{ buttons: [print, about, share, "zoom", "close"] }}
      render={{
        ...icons,
        slide: ({ slide, offset, rect, zoom = 1 }) => {
          const one = photos[slides.findIndex((candidate) => candidate === slide)] as ViewerPhoto;
          const isCurrent = offset === 0;
          const shown = { photo: one, isCurrent, zoom: isCurrent ? zoom : 1, preview: preview(one.slug) };
          return <Slide {...shown} viewport={rect} />;
        },
        controls: () => (
          <div onPointerDown={stop}>
            <span className={styles.counter} aria-hidden="true">{`${index + 1} / ${photos.length}`}</span>
            {hasFacts && <FactsPanel {...photo} />}
            <div className={styles.foot}>
              <p className={styles.caption} aria-live="polite" aria-atomic="true">
                <VisuallyHidden>{`${words.position({ index: index + 1, total: photos.length })}: `}</VisuallyHidden>
                <b>{title}</b> {comment && <em>{comment}</em>}
              </p>
              <Strip photos={photos} index={index} onSelect={onView} />
            </div>
          </div>
        ),
      }}
    />
  );
};
