import type { Shown as SkyShown } from "../sky/shown.ts";
import type { Picture } from "../pictures/picture.ts";
import type { Inline, Rich } from "./rich.ts";
import type { Span } from "../pictures/slots.ts";
import type { Plan } from "../timer/clock.ts";
import type { TitleFit } from "./title-fit.ts";

/** What the pages show: content after it was checked, its Markdown compiled and its pictures resolved. */

export type CodeToken = [text: string, role?: "comment" | "string" | "keyword" | "command" | "value"];

export type Shown = { picture: Picture; alt: string };

export type LinkView = { title: string; url: string; comment?: string };

export type TileView = Shown & { title: string; url: string; comment?: string; span: Span; ratio: string };

/** A picture that stands for itself: it opens in the viewer, where its slug names it. */
export type ImageView = Omit<TileView, "url"> & { slug: string };

export type GearView = {
  title: string;
  url?: string;
  comment?: string;
  price?: number;
  priceText?: string;
  quantity: number;
  /** How many of them there are, and what one weighs; only the grams where visitors choose how it is told. */
  pieces?: string;
  grams?: number;
};

export type GearGroup = { title?: string; items: GearView[]; subtotal?: string };

/** Where the marks of a list to pack from are kept, by what name an address knows it, and in which section it stands. */
export type PackView = { page: string; section: string; id: string };

export type FoodRow = { label: string; foods: string[] };

/** What is worn from one temperature up to another, in °F whatever the table is written in. */
export type ClothingRow = { temperature: string; layer: string; layerNight: string; from?: number; to?: number };

/** In °F and miles per hour. */
export type Weather = { temperature: number; wind: number };

/** A number that a visitor may change: what it is at first, and how far it goes. */
export type Bounds = { start: number; min: number; max: number; step: number };

export type GrowthBounds = { contribution: Bounds; years: Bounds; rate: Bounds; fee: Bounds };

/** What is held against a limit; each level has its own bound. */
export type FlyableCheck = {
  id: "wind" | "gust" | "spread" | "aloft" | "angle" | "base";
  bounds: Bound[];
  why?: string;
};

/** Speeds are in mph, angles in degrees, heights in feet. */
export type Bound = { is: "under" | "most" | "least"; limit: number };

export type FlyableLevel = { title: string; upTo?: number };

export type FlyableView = {
  kind: "flyable";
  caption: string;
  levels: FlyableLevel[];
  checks: FlyableCheck[];
  closing: string;
};

export type TimerPreset = Plan & { title: string; comment?: string };

export type TimerView = { kind: "timer"; id: string; caption: string; presets: TimerPreset[] };

export type SkyPlace = { title: string; latitude: number; longitude: number; zone: string };

/** A day under the sky; what is shown is the first place on that date. */
export type SkyView = { kind: "sky"; id: string; date: string; places: SkyPlace[]; shown: SkyShown; text: Rich };

/** The same with its heading, on a page that is not made of blocks. */
export type SkySectionView = { id: string; title: string; intro?: Inline[]; block: SkyView };

/** A file that can be downloaded, with its size as it is said. */
export type FileView = { href: string; name: string; size: string };

export type ModelView = Shown & {
  title: string;
  comment?: string;
  /** How many triangles and bytes, as it is said. */
  facts: string;
  file: FileView;
  turn: number;
  print?: { file: FileView; settings: { term: string; text: Inline[] }[] };
};

export type StepView = { id: string; title: string; text: Rich; shown?: Shown; caution?: Rich; minutes?: number };

/** What is needed to mark steps: where the marks are kept, and what is said of all of them. */
export type GuideView = { page: string; id: string; count: string; tools?: string[] };

/** A command, or one for each of several systems: the first is shown until a visitor chooses. */
export type CommandView = {
  title: string;
  variants: { systems?: string[]; tokens: CodeToken[] }[];
  comment?: string;
};

export type BlockView =
  | { kind: "prose"; text: Rich }
  | { kind: "links"; items: LinkView[] }
  | { kind: "tiles"; items: TileView[]; video: boolean }
  | { kind: "images"; id: string; items: ImageView[] }
  | { kind: "photos"; items: (Shown & { title: string; comment?: string })[] }
  | ({ kind: "plate"; caption: string } & Shown)
  | { kind: "goals"; items: Inline[][] }
  | { kind: "facts"; items: { term: string; text: Inline[] }[] }
  | { kind: "note"; tone: "note" | "caution"; text: Rich }
  | { kind: "gear"; groups: GearGroup[]; total?: string; pack?: PackView }
  | { kind: "table"; caption: string; columns: string[]; rows: Inline[][][]; long?: boolean }
  | { kind: "clothing"; caption: string; rows: ClothingRow[]; example: Weather; metric: boolean }
  | { kind: "words"; groups: { title: string; items: string[] }[] }
  | { kind: "code"; items: CommandView[]; systems?: string[] }
  | { kind: "steps"; items: StepView[]; guide?: GuideView }
  | { kind: "food-picker"; id: string; rows: FoodRow[] }
  | { kind: "growth"; section: string; id: string; bounds: GrowthBounds; text: Rich }
  | { kind: "order"; id: string; items: Inline[][] }
  | FlyableView
  | TimerView
  | SkyView
  | { kind: "models"; id: string; items: ModelView[] };

export type SectionView = {
  no: string;
  id: string;
  title: string;
  intro?: Inline[];
  /** The sentence that says when it was last looked up. */
  checked?: string;
  blocks: BlockView[];
};

/** The page before or after, as the end of a page leads to it. */
export type Way = { label: string; title: string; path: string; fit: TitleFit; topic?: string };

export type PhotoView = Shown & {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  facts: { term: string; value: string }[];
  /** Its ratio of width to height as binary parts: "1 1/2". */
  shape: string;
  /** Its place in the gallery, as it is said: "3 of 19". */
  place: string;
  previous?: Way;
  next?: Way;
};

export type TopicView = {
  slug: string;
  /** Its place on the blog index; a page without a tile has none. */
  index?: number;
  title: string;
  path: string;
  description: string;
  lede?: string;
  date?: { iso: string; text: string };
  masthead?: Shown & { stands: boolean };
  backgroundClass?: string;
  sections: SectionView[];
  previous?: Way;
  next?: Way;
};
