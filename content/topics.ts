import { topic as art } from "./topics/3d-art/topic.ts";
import { topic as printing } from "./topics/3d-printing/topic.ts";
import { topic as camp } from "./topics/camp/topic.ts";
import { topic as colophon } from "./topics/colophon/topic.ts";
import { topic as drones } from "./topics/drones/topic.ts";
import { topic as finance } from "./topics/finance/topic.ts";
import { topic as fitness } from "./topics/fitness/topic.ts";
import { topic as food } from "./topics/food/topic.ts";
import { topic as games } from "./topics/games/topic.ts";
import { topic as tonneau } from "./topics/honda-ridgeline-tonneau-install/topic.ts";
import { topic as house } from "./topics/house/topic.ts";
import { topic as linux } from "./topics/linux-setup/topic.ts";
import { topic as ppg } from "./topics/ppg/topic.ts";
import { topic as snowboarding } from "./topics/snowboarding/topic.ts";

/** This order is the order on the blog page. The last one has no card there. */
export const topics = [
  food,
  fitness,
  finance,
  snowboarding,
  camp,
  house,
  games,
  ppg,
  drones,
  art,
  printing,
  linux,
  tonneau,
  colophon,
];
