import type { BlockView } from "../../site/compile/view.ts";
import { Island } from "../islands/island.tsx";
import { viewerPhoto } from "../ui/gallery/viewer-photo.ts";
import { Tile, TileGrid } from "../ui/tile-grid/tile-grid.tsx";

export const Images = ({ id, items }: Extract<BlockView, { kind: "images" }>) => (
  <>
    <TileGrid photos={id}>
      {items.map((item) => (
        <Tile key={item.slug} tile={item} />
      ))}
    </TileGrid>
    <Island name="viewer" hydrate="click" props={{ param: id, photos: items.map(viewerPhoto) }} />
  </>
);
