import { Play } from "lucide";
import type { MouseEvent, ReactNode, Ref } from "react";
import { linkTarget } from "../../lib/base.ts";
import type { TileView } from "../../../site/compile/view.ts";
import { Icon } from "../icon/icon.tsx";
import { OutArrow } from "../icon/out-arrow.tsx";
import { Morph } from "../morph/morph.tsx";
import { Picture } from "../picture/picture.tsx";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./tile-grid.module.css";

type GridProps = { children: ReactNode; big?: boolean; ref?: Ref<HTMLUListElement>; busy?: true | undefined };

export const TileGrid = ({ children, big = false, ref, busy }: GridProps) => (
  <ul className={styles.tiles} data-big={big || undefined} ref={ref} aria-busy={busy}>
    {children}
  </ul>
);

type TileProps = {
  tile: Omit<TileView, "url"> & { url?: string };
  topic?: string;
  no?: ReactNode;
  over?: ReactNode;
  video?: boolean;
  eager?: boolean;
  onOpen?: (event: MouseEvent) => void;
};

export const Tile = ({ tile, topic, no, over, video = false, eager = false, onOpen }: TileProps) => {
  const { url, title, comment, picture, alt, span, ratio } = tile;
  const face = (
    <>
      <div className={styles.picture}>
        <Morph name={topic}>
          <Picture picture={picture} alt={alt} fit="cover" eager={eager} />
        </Morph>
        {over}
        {video && (
          <span className={styles.play}>
            <Icon icon={Play} />
          </span>
        )}
      </div>
      <h3>
        {no}
        <span>
          {title}
          {url && linkTarget(url).kind === "external" && <OutArrow />}
        </span>
      </h3>
      {comment && <p>{comment}</p>}
    </>
  );
  return (
    <li
      data-topic={topic}
      data-phone={span.phone}
      data-tablet={span.tablet}
      data-desktop={span.desktop}
      data-ratio={ratio}
    >
      {url ? (
        <SmartLink url={url} arrow={false}>
          {face}
        </SmartLink>
      ) : (
        <a href={picture.src} data-replay onClick={onOpen}>
          {face}
        </a>
      )}
    </li>
  );
};
