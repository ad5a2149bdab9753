import type { Picture as PictureData } from "../../../site/pictures/picture.ts";
import styles from "./picture.module.css";

type Props = {
  picture: PictureData;
  alt: string;
  /** For the one picture above the fold; all others load lazily. */
  eager?: boolean;
  fit?: "cover";
  className?: string;
  /** Takes part in the view transition from tile to masthead: see shell/early.ts. */
  morph?: "tile" | "masthead" | undefined;
};

/**
 * The placeholder color is an SVG, because the security policy blocks style attributes. It also sets the exact ratio: files
 * have whole pixels, so theirs is slightly off.
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
