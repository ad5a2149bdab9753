import { type CustomPlugin, type XastElement, optimize } from "svgo";
import { svgSize } from "../pictures/svg.ts";

export type OwnIcon = { box: string; paths: IconPath[] };

/** An outline with `line` is drawn so wide; one without is filled. */
export type IconPath = { d: string; line?: number; evenOdd?: true };

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
        if (fault) throw new Error(fault);
      }),
    ],
  });
};

type Paint = { fill?: string; stroke?: string; "stroke-width"?: string; "fill-rule"?: string };

const pathOf = ({ attributes }: XastElement, paint: Paint): IconPath | undefined => {
  const d = attributes["d"];
  if (!d) return undefined;
  if (paint.fill !== "none") return { d, ...(paint["fill-rule"] === "evenodd" ? { evenOdd: true } : {}) };
  if (!paint.stroke || paint.stroke === "none") return undefined;
  return { d, line: Number.parseFloat(paint["stroke-width"] ?? "1") };
};

/** An error says in words for its owner why a drawing cannot be an icon. */
export const readIcon = (text: string): OwnIcon => {
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
            throw new Error("it moves or turns its shapes: flatten them in your editor");
          if (groups.has(element.name)) return;
          if (element.name !== "path") throw new Error(`its <${element.name}> is no path: turn shapes into paths`);
          const path = pathOf(element, paint);
          if (path) paths.push(path);
        },
      },
    }),
  };
  const { data } = optimize(text, {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: "convertShapeToPath", params: { convertArcs: true } }, "preset-default"],
  });
  optimize(data, { plugins: [gather] });
  const { width, height } = svgSize(text);
  const box = /\bviewBox\s*=\s*["']([\d\s.,+-]+)["']/.exec(text)?.[1]?.trim() ?? `0 0 ${width} ${height}`;
  if (paths.length === 0 || /NaN/.test(box)) throw new Error("it has no shape that could be drawn, or no viewBox");
  return { box, paths };
};
