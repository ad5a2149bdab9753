import { english as blocks } from "./blocks.ts";
import { english as clothing } from "./clothing.ts";
import { english as common } from "./common.ts";
import { english as flyable } from "./flyable.ts";
import { english as food } from "./food.ts";
import { english as gear } from "./gear.ts";
import { english as growth } from "./growth.ts";
import { english as models } from "./models.ts";
import { english as pages } from "./pages.ts";
import { english as photography } from "./photography.ts";
import { english as shell } from "./shell.ts";
import { english as sky } from "./sky.ts";
import { english as timer } from "./timer.ts";
import { english as viewer } from "./viewer.ts";

/** All interface text. Browsers load only the files that a page's tools need. */
export const english = {
  ...common,
  ...shell,
  ...pages,
  ...photography,
  ...viewer,
  ...blocks,
  ...gear,
  ...clothing,
  ...food,
  ...growth,
  ...flyable,
  ...sky,
  ...timer,
  ...models,
};
