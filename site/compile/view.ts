import type { Shown as SkyShown } from "../sky/shown.ts";
import type { Picture } from "../pictures/picture.ts";
import type { Inline, Rich } from "./rich.ts";
import type { Span } from "../pictures/slots.ts";

export type CodeToken = [text: string, role?: "comment" | "string" | "keyword" | "command" | "value"];

export type Shown = { picture: Picture; alt: string };

export type LinkView = { title: string; url: string; comment?: string };

export type TileView = Shown & { title: string; url: string; comment?: string; span: Span; ratio: string };

/** An image opens in the viewer, where its slug names it. */
type ImageView = Omit<TileView, "url"> & { slug: string };

export type GearView = {
  title: string;
  url?: string;
  comment?: string;
  price?: number;
  priceText?: string;
  quantity: number;
  /** Where visitors choose how a weight is told, there are the grams alone. */
  pieces?: string;
  grams?: number;
};

export type GearGroup = { title?: string; items: GearView[]; subtotal?: string };

/** The page keeps the marks, and an address knows the list by its id. */
export type PackView = { page: string; section: string; id: string };

export type FoodRow = { label: string; foods: string[] };

/** Temperatures are in °F, whatever the table is written in. */
export type ClothingRow = { temperature: string; layer: string; layerNight: string; from?: number; to?: number };

/** Weather is in °F and miles per hour. */
export type Weather = { temperature: number; wind: number };

type Bounds = { start: number; min: number; max: number; step: number };

export type GrowthBounds = { contribution: Bounds; years: Bounds; rate: Bounds; fee: Bounds };

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

/** Times are in seconds. */
export type TimerPlan = { rounds: number; work: number; rest: number; ready: number };

export type TimerPreset = TimerPlan & { title: string; comment?: string };

export type TimerView = { kind: "timer"; id: string; caption: string; presets: TimerPreset[] };

export type SkyPlace = { title: string; latitude: number; longitude: number; zone: string };

/** The first place on that date is shown. */
export type SkyView = { kind: "sky"; id: string; date: string; places: SkyPlace[]; shown: SkyShown; text: Rich };

/** The same with its heading, on a page that is not made of blocks. */
export type SkySectionView = { id: string; title: string; intro?: Inline[]; block: SkyView };

export type FileView = { href: string; name: string; size: string };

export type ModelView = Shown & {
  title: string;
  comment?: string;
  facts: string;
  file: FileView;
  turn: number;
  print?: { file: FileView; settings: { term: string; text: Inline[] }[] };
};

export type StepView = { id: string; title: string; text: Rich; shown?: Shown; caution?: Rich; minutes?: number };

/** The page keeps the marks. */
export type GuideView = { page: string; id: string; count: string; tools?: string[] };

/** The first of several systems is shown until a visitor chooses. */
export type CommandView = {
  title: string;
  variants: { systems?: string[]; tokens: CodeToken[] }[];
  comment?: string;
};

/** A cell is not broken wherever the table is one, or in wide windows alone. */
export type Firm = "rows" | "wide" | "";

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
  | { kind: "table"; caption: string; columns: string[]; rows: Inline[][][]; long: boolean; firm?: Firm[][] }
  | { kind: "clothing"; caption: string; rows: ClothingRow[]; example: Weather; metric: boolean }
  | { kind: "words"; groups: { title: string; items: string[] }[] }
  | { kind: "code"; items: CommandView[]; systems?: string[] }
  | { kind: "steps"; items: StepView[]; guide?: GuideView }
  | { kind: "food-picker"; id: string; rows: FoodRow[] }
  | { kind: "growth"; section: string; id: string; bounds: GrowthBounds; text: Rich }
  | FlyableView
  | TimerView
  | SkyView
  | { kind: "models"; id: string; items: ModelView[] };

export type SectionView = {
  no: string;
  id: string;
  title: string;
  intro?: Inline[];
  checked?: string;
  blocks: BlockView[];
};

export type Way = { label: string; title: string; path: string; topic?: string };

export type PhotoView = Shown & {
  slug: string;
  title: string;
  comment?: string | undefined;
  printUrl?: string | undefined;
  facts: { term: string; value: string }[];
  /** The ratio of width to height is in binary parts: "1 1/2". */
  shape: string;
  place: string;
  collections?: { label: string; path: string }[];
  previous?: Way;
  next?: Way;
};

export type TopicView = {
  slug: string;
  /** A page without a tile has no place on the blog index. */
  index?: number;
  title: string;
  path: string;
  description: string;
  lede?: string;
  date?: { iso: string; text: string };
  masthead?: Shown & { isCutout: boolean };
  backgroundClass?: string;
  sections: SectionView[];
  previous?: Way;
  next?: Way;
};
