import type { BlockView } from "../../site/compile/view.ts";
import { Island } from "../islands/island.tsx";
import { CodeList } from "../ui/code-list/code-list.tsx";
import { PhotoRows, Plate } from "../ui/figures/figures.tsx";
import { GearList } from "../ui/gear-list/gear-list.tsx";
import { LinkList } from "../ui/link-list/link-list.tsx";
import { FactList, GoalList, WordList } from "../ui/lists/lists.tsx";
import { Note } from "../ui/lists/note.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { StepList } from "../ui/step-list/step-list.tsx";
import { DataTable } from "../ui/tables/data-table.tsx";
import { Tile, TileGrid } from "../ui/tile-grid/tile-grid.tsx";
import { Images } from "./images.tsx";

/** Gear, steps and code are plain markup, unless visitors can pack the gear, check off the steps or choose a system. */
export const Block = ({ block, first }: { block: BlockView; first: boolean }) => {
  switch (block.kind) {
    case "prose":
      return <Prose text={block.text} lead={first} />;
    case "links":
      return <LinkList items={block.items} />;
    case "tiles":
      return (
        <TileGrid>
          {block.items.map((tile) => (
            <Tile key={tile.picture.src} tile={tile} video={block.video} />
          ))}
        </TileGrid>
      );
    case "images":
      return <Images {...block} />;
    case "photos":
      return <PhotoRows items={block.items} />;
    case "plate":
      return <Plate {...block} />;
    case "goals":
      return <GoalList items={block.items} />;
    case "facts":
      return <FactList items={block.items} />;
    case "note":
      return <Note tone={block.tone} text={block.text} />;
    case "table":
      return <DataTable {...block} />;
    case "words":
      return <WordList groups={block.groups} />;
    case "gear": {
      const { groups, total, pack } = block;
      return pack ? <Island name="gear" props={{ groups, pack }} /> : <GearList groups={groups} total={total} />;
    }
    case "steps": {
      const { items, guide } = block;
      return guide ? <Island name="steps" props={{ items, guide }} /> : <StepList items={items} />;
    }
    case "code": {
      const { items, systems } = block;
      return systems ? <Island name="code" props={{ items, systems }} /> : <CodeList items={items} />;
    }
    case "food-picker":
    case "growth":
    case "clothing":
    case "flyable":
    case "sky":
    case "timer":
    case "models":
      return <Island name={block.kind} props={block} />;
  }
};
