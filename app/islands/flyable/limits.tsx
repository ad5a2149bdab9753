import type { Bound, FlyableView } from "../../../site/compile/view.ts";
import { flyable as words } from "../../../site/words/flyable.ts";
import type { SpeedUnit } from "../../lib/speed.ts";
import tables from "../../ui/tables/tables.module.css";
import { boundText, levelName } from "./format.ts";

type Props = Pick<FlyableView, "caption" | "levels" | "checks"> & { unit: SpeedUnit };

const isSame = ([first, ...others]: Bound[]) =>
  others.every(({ is, limit }) => is === first?.is && limit === first.limit);

/** Without scripts there is nothing but these limits. */
export const Limits = ({ caption, levels, checks, unit }: Props) => (
  <table className={tables.table} data-cards>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{words.limit}</th>
        {levels.map((level) => (
          <th key={level.title} scope="col">
            {levelName(level)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {checks.map(({ id, bounds }) => (
        <tr key={id} data-same={isSame(bounds) || undefined}>
          <th scope="row">{words[id]}</th>
          {bounds.map((bound, level) => (
            <td key={level} data-label={levels[level] && levelName(levels[level])}>
              {boundText(id, bound, unit)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
