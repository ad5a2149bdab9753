import * as words from "virtual:words/flyable";
import type { FlyableView } from "../../../site/compile/view.ts";
import { DataTable } from "../../ui/tables/data-table.tsx";
import { boundText, checkNames, levelName } from "./says.ts";
import type { Unit } from "./units.ts";

type Props = Pick<FlyableView, "caption" | "levels" | "checks"> & { unit: Unit };

/** The limits themselves, which is all there is without scripts. */
export const Limits = ({ caption, levels, checks, unit }: Props) => (
  <DataTable
    caption={caption}
    columns={[words.limit, ...levels.map(levelName)]}
    rows={checks.map(({ id, bounds }) => [[checkNames[id]], ...bounds.map((bound) => [boundText(id, bound, unit)])])}
  />
);
