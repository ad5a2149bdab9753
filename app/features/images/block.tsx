import type { BlockView } from "../../../site/compile/view.ts";
import { Tile, TileGrid } from "../../ui/tile-grid/tile-grid.tsx";
import { useViewer } from "../viewer/use-viewer.tsx";

export const Block = ({ id, items }: Extract<BlockView, { kind: "images" }>) => {
  const { links, busy, enlarge, viewer } = useViewer<HTMLUListElement>({ field: id }, items);
  return (
    <>
      <TileGrid ref={links} busy={busy}>
        {items.map((item) => (
          <Tile key={item.slug} tile={item} onOpen={(event) => enlarge(event, item)} />
        ))}
      </TileGrid>
      {viewer}
    </>
  );
};
