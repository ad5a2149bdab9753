import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cardSize } from "../../site/addresses/published.ts";
import type { HeadingType } from "../../site/theme/type.ts";
import { type TextBox, fitTitle, leading } from "./fit-title.ts";

const css = readFileSync(join(import.meta.dirname, "card.css"), "utf8");

/** Without texts whose characters the font lacks. */
type Words = Partial<Record<"number" | "name" | "title" | "tagline", string | undefined>>;

export type Picture = {
  src: string;
  /** The picture's dominant color, which continues behind the text of a cutout. */
  color: string;
  ratio: number;
  cutout: boolean;
  /** The `object-position` of a cropped picture, in percent. */
  focus: number;
};

export type Design = {
  /** The site's own card: its name over its cover. */
  isCover: boolean;
  words: Words;
  type: HeadingType;
  ground: string;
  ink: string;
  ridge: readonly number[];
  /** The ridge's colors without a picture; with one they match the background. */
  colors: readonly string[];
  picture?: Picture | undefined;
};

const { width: wide, height: high } = cardSize;

type Layout = "cutout" | "beside" | "below" | "plain" | "cover";

/** A picture that isn't much wider than tall is shown whole next to the text. */
const layoutOf = ({ isCover, picture }: Pick<Design, "isCover" | "picture">): Layout => {
  if (isCover) return "cover";
  if (!picture) return "plain";
  if (picture.cutout) return "cutout";
  return picture.ratio < 1.4 ? "beside" : "below";
};

const besideWidth = (ratio: number) => Math.round(Math.min(640, Math.max(480, high * ratio)));

const textBoxOf = (layout: Layout, ratio = 1): TextBox => {
  const boxes: Record<Layout, TextBox> = {
    cutout: { width: 520, height: 420, lines: 5, size: 192 },
    beside: { width: wide - besideWidth(ratio) - 108, height: 440, lines: 5, size: 192 },
    below: { width: 850, height: 190, lines: 2, size: 92 },
    plain: { width: wide - 128, height: 330, lines: 3, size: 320 },
    cover: { width: wide - 128, height: 180, lines: 2, size: 200 },
  };
  return boxes[layout];
};

type Line = { ground: (x: number) => number; rise: (x: number) => number };

/** With a cutout, the text is on a slope that falls to the right, toward the picture. */
const flank = (top: number): Line => {
  const fallen = (x: number) => Math.min(1, Math.max(0, (x - 500) / 350));
  return {
    ground: (x) => top + (604 - top) * fallen(x),
    rise: (x) => 100 - 64 * fallen(x) + 320 * fallen(x) * (1 - fallen(x)),
  };
};

const level = (ground: number, rise: number): Line => ({ ground: () => ground, rise: () => rise });

const Ridge = ({ heights, colors, line }: { heights: readonly number[]; colors: readonly string[]; line: Line }) => {
  const points = heights.map((height, index) => {
    const x = (index / (heights.length - 1)) * wide;
    return { x: Math.round(x), y: Math.round(line.ground(x) - height * line.rise(x)) };
  });
  const at = (part: number) => Math.round((part * (points.length - 1)) / colors.length);
  return (
    <svg className="ridge" viewBox={`0 0 ${wide} ${high}`}>
      {colors.map((fill, index) => {
        const part = points.slice(at(index), at(index + 1) + 1);
        const top = part.map(({ x, y }) => `${x} ${y}`).join("L");
        return <path key={index} fill={fill} d={`M${top}V${high}H${part[0]?.x ?? 0}z`} />;
      })}
    </svg>
  );
};

const boxOf = (layout: Layout, ratio: number, bandTop: number) => {
  const boxes: Partial<Record<Layout, { left: number; top: number; width: number; height: number }>> = {
    cutout: { left: 530, top: 0, width: 800, height: 610 },
    beside: { left: wide - besideWidth(ratio), top: 0, width: besideWidth(ratio), height: high },
    cover: { left: 0, top: 300, width: wide, height: 330 },
  };
  return boxes[layout] ?? { left: 0, top: 0, width: wide, height: bandTop };
};

export const Card = ({ isCover, words, type, ground, ink, ridge, colors, picture }: Design) => {
  const layout = layoutOf({ isCover, picture });
  const { size, lines, fits } = fitTitle(words.title ?? "", textBoxOf(layout, picture?.ratio), type.widths.title);
  const titleHeight = words.title === undefined ? 0 : lines * size * leading;
  const top = high - 50 - titleHeight - 50;
  const bandTop = Math.round(high - 52 - Math.max(titleHeight, 48));
  const ridgeLines: Record<Layout, Line | undefined> = {
    cutout: flank(top - 50),
    beside: level(622, 44),
    below: level(bandTop + 2, 60),
    plain: level(606, 170),
    cover: picture ? undefined : level(606, 240),
  };
  const line = ridgeLines[layout];
  return (
    <div className={`card ${layout}`} style={{ background: picture?.cutout ? picture.color : ground, color: ink }}>
      <style>{css}</style>
      {picture && (
        <img
          className="picture"
          src={picture.src}
          alt=""
          style={{ ...boxOf(layout, picture.ratio, bandTop), objectPosition: `${picture.focus}% ${picture.focus}%` }}
        />
      )}
      {line && <Ridge heights={ridge} line={line} colors={picture ? [ground] : colors} />}
      <div className="words">
        {(words.number ?? words.name) && (
          <div className="row">
            {words.number && (
              <span className="number" style={{ background: ink, color: ground }}>
                {words.number}
              </span>
            )}
            {words.name && <span className="name">{words.name}</span>}
          </div>
        )}
        {words.title && (
          <div
            className="title"
            style={{
              width: textBoxOf(layout, picture?.ratio).width,
              fontSize: size,
              letterSpacing: `${-0.04 * type.tight}em`,
              color: layout === "cover" ? colors[0] : ink,
              ...(fits ? {} : { textWrap: "wrap", overflowWrap: "anywhere" }),
            }}
          >
            {words.title}
          </div>
        )}
        {words.tagline && <div className="tagline">{words.tagline}</div>}
      </div>
    </div>
  );
};
