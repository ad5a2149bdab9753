import type { BlockView } from "../../../site/compile/view.ts";
import { ClothingTable } from "./clothing-table.tsx";
import { useWear } from "./use-wear.ts";
import { Wear } from "./wear.tsx";

export const Component = ({ caption, rows, example, metric }: Extract<BlockView, { kind: "clothing" }>) => {
  const wear = useWear(rows, { ...example, celsius: metric, kmh: metric });
  return (
    <>
      <Wear {...wear} rows={rows} />
      <ClothingTable caption={caption} rows={rows} lit={wear.row} />
    </>
  );
};
