import { ArrowUpRight, Play } from "lucide";
import type { ReactNode } from "react";
import { linkTarget } from "../../lib/base.ts";
import type { TileView } from "../../../site/compile/view.ts";
import { Icon } from "../icon/icon.tsx";
import { Morph } from "../morph/morph.tsx";
import { Picture } from "../picture/picture.tsx";
import { SmartLink } from "../smart-link/smart-link.tsx";
import styles from "./tile-grid.module.css";

type GridProps = { children: ReactNode; big?: boolean };

export const TileGrid = ({ children, big = false }: GridProps) => (
  <ul className={styles.tiles} data-big={big || undefined}>
    {children}
  </ul>
);

type TileProps = {
  tile: TileView;
  topic?: string;
  no?: ReactNode;
  over?: ReactNode;
  video?: boolean;
  eager?: boolean;
};

export const Tile = ({ tile, topic, no, over, video = false, eager = false }: TileProps) => (
  <li
    data-topic={topic}
    data-phone={tile.span.phone}
    data-tablet={tile.span.tablet}
    data-desktop={tile.span.desktop}
    data-ratio={tile.ratio}
  >
    <SmartLink url={tile.url} arrow={false}>
      <div className={styles.picture}>
        <Morph name={topic}>
          <Picture picture={tile.picture} alt={tile.alt} fit="cover" eager={eager} />
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
          {tile.title}
          {linkTarget(tile.url).kind === "external" && <Icon icon={ArrowUpRight} size="small" />}
        </span>
      </h3>
      {tile.comment && <p>{tile.comment}</p>}
    </SmartLink>
  </li>
);
