import type { compileBlock } from "./blocks.ts";
import type { compileTopic } from "./pages.ts";
import type { compileCode } from "./code.ts";
import type { compileModels } from "./models.ts";
import type { compilePhoto } from "./photo.ts";
import type { compileSteps } from "./steps.ts";
import type { Shown as SkyShown } from "../sky/shown.ts";
import type { Picture } from "../pictures/picture.ts";
import type { Inline, Rich } from "./rich.ts";
import type { Span } from "../pictures/slots.ts";

export type CodeToken = [text: string, role?: "comment" | "string" | "keyword" | "command" | "value"];

export type Shown = { picture: Picture; alt: string };

export type LinkView = { title: string; url: string; comment?: string };

export type TileView = Shown & { title: string; url: string; comment?: string; span: Span; ratio: string };

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

export type ModelView = Awaited<ReturnType<typeof compileModels>>[number];

type Steps = Awaited<ReturnType<typeof compileSteps>>;

export type StepView = Steps["items"][number];

export type GuideView = NonNullable<Steps["guide"]>;

/** The first of several systems is shown until a visitor chooses. */
export type CommandView = Awaited<ReturnType<typeof compileCode>>["items"][number];

export type BlockView = Awaited<ReturnType<typeof compileBlock>>;

export type Way = { label: string; title: string; path: string; topic?: string };

export type PhotoView = NonNullable<Awaited<ReturnType<typeof compilePhoto>>>;

export type TopicView = NonNullable<Awaited<ReturnType<typeof compileTopic>>>;

export type SectionView = TopicView["sections"][number];
