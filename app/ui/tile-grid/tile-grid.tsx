import { Play } from "lucide";
import type { ReactNode } from "react";
import { linkTarget } from "../../lib/base.ts";
import type { TileView } from "../../../site/compile/view.ts";
import { Icon, OutArrow } from "../icon/icon.tsx";
import { Picture } from "../picture/picture.tsx";
import { Archived, SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./tile-grid.module.css";

type GridProps = {
  children: ReactNode;
  big?: boolean;
  /** The query parameter of the viewer that opens these images. */
  photos?: string;
};

export const TileGrid = ({ children, big = false, photos }: GridProps) => (
  <ul className={styles.tiles} data-big={big || undefined} data-photos={photos}>
    {children}
  </ul>
);

type TileProps = {
  /** An image without a URL opens in the viewer, which finds it by its slug. */
  tile: Omit<TileView, "url"> & { url?: string; slug?: string };
  topic?: string;
  numeral?: ReactNode;
  over?: ReactNode;
  video?: boolean;
};

export const Tile = ({ tile, topic, numeral, over, video = false }: TileProps) => {
  const { url, slug, title, comment, picture, alt, span, ratio } = tile;
  const face = (
    <>
      <div className={styles.picture}>
        <Picture picture={picture} alt={alt} fit="cover" morph={topic === undefined ? undefined : "tile"} />
        {over}
        {video && (
          <span className={styles.play}>
            <Icon icon={Play} />
          </span>
        )}
      </div>
      <h3>
        {numeral}
        <span>
          {title}
          {url && <Archived url={url} />}
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
        <a href={picture.src} data-opens="viewer" data-slug={slug}>
          {face}
        </a>
      )}
    </li>
  );
};
