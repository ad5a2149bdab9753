import type { Inline } from "../../../site/compile/rich.ts";
import type { Firm } from "../../../site/compile/view.ts";
import { RichText } from "../prose/rich.tsx";
import { Table } from "./table.tsx";

type Props = { caption: string; columns: string[]; rows: Inline[][][]; long?: boolean; firm?: Firm[][] };

/** An owner's table. */
export const DataTable = ({ caption, columns, rows, long, firm }: Props) => (
  <Table
    caption={caption}
    columns={columns}
    rows={rows.map((cells, row) =>
      cells.map((cell, column) => (
        <span key={column} data-firm={firm?.[row]?.[column] || undefined}>
          <RichText text={cell} />
        </span>
      )),
    )}
    data-cards
    data-long={long}
  />
);
