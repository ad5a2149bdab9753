import type { Inline } from "../../../site/compile/rich.ts";
import type { TableFit } from "../../../site/compile/tables.ts";
import { RichText } from "../prose/rich.tsx";
import { Table } from "./table.tsx";

type Props = { caption: string; columns: string[]; rows: Inline[][][] } & TableFit;

/** A table from the content. */
export const DataTable = ({ caption, columns, rows, long, short, noWrapFrom }: Props) => (
  <Table
    caption={caption}
    columns={columns}
    rows={rows.map((cells) =>
      cells.map((cell, column) => (
        <span key={column} data-short={short[column] || undefined}>
          <RichText text={cell} />
        </span>
      )),
    )}
    data-cards
    data-long={long || undefined}
    data-nowrap={noWrapFrom}
  />
);
