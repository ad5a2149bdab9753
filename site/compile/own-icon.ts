import { type CustomPlugin, type XastElement, optimize } from "svgo";
import { svgSize } from "../pictures/svg.ts";

export type OwnIcon = { box: string; paths: IconPath[] };

/** An outline with `line` is drawn so wide; one without is filled. */
export type IconPath = { d: string; line?: number; evenOdd?: true };

/** Why a drawing cannot be an icon, in words for its owner. */
class IconFault extends Error {}

const groups = new Set(["svg", "g", "defs", "title", "desc", "metadata"]);
const shapes = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);

const faultOf = ({ name, attributes }: XastElement): string | undefined => {
  if (name.includes(":")) return undefined;
  if (!groups.has(name) && !shapes.has(name)) return `it has a <${name}>, and an icon is made of shapes alone`;
  if (Object.keys(attributes).some((key) => /^on/i.test(key))) return "it has a script";
  if ("style" in attributes || "class" in attributes)
    return `its <${name}> has styles: export it with plain attributes`;
  return undefined;
};

/** A metadata block of an editor's is passed over. */
const looking = (look: (element: XastElement) => void): CustomPlugin => ({
  name: "look",
  fn: () => ({ element: { enter: look } }),
});

const refuse = (text: string) => {
  optimize(text, {
    plugins: [
      "removeEditorsNSData",
      "removeMetadata",
      looking((element) => {
        const fault = faultOf(element);
        if (fault) throw new IconFault(fault);
      }),
    ],
  });
};

/** A rectangle with round corners becomes a path here, since svgo leaves it as it is. */
const roundCorners: CustomPlugin = {
  name: "round-corners",
  fn: () => ({
    element: {
      enter: (element) => {
        const { x = "0", y = "0", width, height, rx, ry, ...others } = element.attributes;
        const given = [x, y, width, height, rx ?? ry, ry ?? rx].map(Number);
        const isPlain = given.every((number) => Number.isFinite(number) && number >= 0);
        const [left = 0, top = 0, wide = 0, high = 0, across = 0, down = 0] = given;
        if (element.name !== "rect" || !isPlain || across * down === 0) return;
        const [a, b] = [Math.min(across, wide / 2), Math.min(down, high / 2)];
        const arc = (toX: number, toY: number) => `a${a} ${b} 0 0 1 ${toX} ${toY}`;
        const [h, v] = [wide - 2 * a, high - 2 * b];
        element.name = "path";
        element.attributes = {
          ...others,
          d: `M${left + a} ${top}h${h}${arc(a, b)}v${v}${arc(-a, b)}h${-h}${arc(-a, -b)}v${-v}${arc(a, -b)}z`,
        };
      },
    },
  }),
};

/** How an element is painted, with what it has from those around it. */
type Paint = { fill?: string; stroke?: string; "stroke-width"?: string; "fill-rule"?: string };

const pathOf = ({ attributes }: XastElement, paint: Paint): IconPath | undefined => {
  const d = attributes["d"];
  if (!d) return undefined;
  if (paint.fill !== "none") return { d, ...(paint["fill-rule"] === "evenodd" ? { evenOdd: true } : {}) };
  if (!paint.stroke || paint.stroke === "none") return undefined;
  return { d, line: Number.parseFloat(paint["stroke-width"] ?? "1") };
};

const reduce = (text: string): OwnIcon => {
  refuse(text);
  const paths: IconPath[] = [];
  const paints = new Map<unknown, Paint>();
  const gather: CustomPlugin = {
    name: "gather",
    fn: () => ({
      element: {
        enter: (element, parent) => {
          const paint = { ...paints.get(parent), ...element.attributes } as Paint;
          paints.set(element, paint);
          if (element.attributes["transform"])
            throw new IconFault("it moves or turns its shapes: flatten them in your editor");
          if (groups.has(element.name)) return;
          if (element.name !== "path") throw new IconFault(`its <${element.name}> is no path: turn shapes into paths`);
          const path = pathOf(element, paint);
          if (path) paths.push(path);
        },
      },
    }),
  };
  const { data } = optimize(text, {
    multipass: true,
    floatPrecision: 2,
    plugins: [roundCorners, { name: "convertShapeToPath", params: { convertArcs: true } }, "preset-default"],
  });
  optimize(data, { plugins: [gather] });
  const { width, height } = svgSize(text);
  const box = /\bviewBox\s*=\s*["']([\d\s.,+-]+)["']/.exec(text)?.[1]?.trim() ?? `0 0 ${width} ${height}`;
  if (paths.length === 0 || /NaN/.test(box)) throw new IconFault("it has no shape that could be drawn, or no viewBox");
  return { box, paths };
};

/** Reads a drawing as an icon, or says in words for its owner why it cannot be one. */
export const readIcon = (text: string): OwnIcon => {
  try {
    return reduce(text);
  } catch (error) {
    if (error instanceof IconFault) throw error;
    throw new IconFault("it cannot be read: export it again");
  }
};
