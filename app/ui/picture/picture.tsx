import type { Picture as PictureData } from "../../../site/pictures/picture.ts";
import styles from "./picture.module.css";

type Props = {
  picture: PictureData;
  alt: string;
  /** One picture stands above the fold; all others wait until they are near. */
  eager?: boolean;
  fit?: "cover";
  className?: string;
  /** It grows from a tile into a masthead: see shell/early.ts. */
  morph?: "tile" | "masthead" | undefined;
};

/**
 * The color behind a picture is an SVG, since a style attribute would break the policy. It also gives the room: the
 * pixels of a file are whole, so its shape is never quite that of the picture.
 */
export const Picture = ({ picture, alt, eager = false, fit, className, morph }: Props) => {
  const { src, srcSet, sources, sizes, width, height, color } = picture;
  return (
    <span className={className ? `${styles.picture} ${className}` : styles.picture} data-fit={fit} data-morph={morph}>
      {color !== "transparent" && (
        <svg className={styles.ground} aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 ${width} ${height}`}>
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          src={src}
          srcSet={srcSet}
          sizes={srcSet ? sizes : undefined}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
};
