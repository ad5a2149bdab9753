import type { Picture } from "../pictures/picture.ts";
import type { Span } from "../pictures/slots.ts";
import type { GearItem } from "../schema/gear.ts";
import type { compileBlock } from "./blocks.ts";
import type { compileTopic } from "./pages.ts";
import type { compilePhoto } from "./photo.ts";

export type CodeToken = [text: string, role?: "comment" | "string" | "keyword" | "command" | "value"];

export type PictureWithAlt = { picture: Picture; alt: string };

export type TileView = PictureWithAlt & { title: string; url: string; comment?: string; span: Span; ratio: string };

/** Has `grams` instead of `pieces` if visitors can choose the unit. */
export type GearView = Omit<GearItem, "weight"> & { priceText?: string; pieces?: string; grams?: number };

export type GearGroup = { title?: string; items: GearView[]; subtotal?: string };

/** `page` is the key for stored checkmarks; `id` identifies the list in URLs. */
export type PackView = { page: string; section: string; id: string };

export type BlockView = Awaited<ReturnType<typeof compileBlock>>;

type View<Kind extends BlockView["kind"]> = Extract<BlockView, { kind: Kind }>;

export type LinkView = View<"links">["items"][number];

export type FoodRow = View<"food-picker">["rows"][number];

/** Temperatures are in °F, whatever the table's unit. */
export type ClothingRow = View<"clothing">["rows"][number];

export type GrowthBounds = View<"growth">["bounds"];

/** Speeds are in mph, angles in degrees, heights in feet. */
export type FlyableView = View<"flyable">;

export type FlyableLevel = FlyableView["levels"][number];

export type FlyableCheck = FlyableView["checks"][number];

export type Bound = FlyableCheck["bounds"][number];

export type TimerView = View<"timer">;

export type TimerPreset = TimerView["presets"][number];

/** Times are in seconds. */
export type TimerPlan = Omit<TimerPreset, "title" | "comment">;

/** The first place on that date is shown. */
export type SkyView = View<"sky">;

export type SkyPlace = SkyView["places"][number];

export type ModelView = View<"models">["items"][number];

export type FileView = ModelView["file"];

export type StepView = View<"steps">["items"][number];

export type GuideView = NonNullable<View<"steps">["guide"]>;

/** The first system is the default. */
export type CommandView = View<"code">["items"][number];

export type PagerLink = { label: string; title: string; path: string; topic?: string | undefined };

export type PhotoView = Awaited<ReturnType<typeof compilePhoto>>;

export type TopicView = Awaited<ReturnType<typeof compileTopic>>;

export type SectionView = TopicView["sections"][number];
