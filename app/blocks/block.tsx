import type { BlockView } from "../../site/compile/view.ts";
import { CodeList } from "../ui/code-list/code-list.tsx";
import { PhotoRows } from "../ui/figures/photo-rows.tsx";
import { Plate } from "../ui/figures/plate.tsx";
import { GearList } from "../ui/gear-list/gear-list.tsx";
import { LinkList } from "../ui/link-list/link-list.tsx";
import { FactList } from "../ui/lists/fact-list.tsx";
import { GoalList } from "../ui/lists/goal-list.tsx";
import { Note } from "../ui/lists/note.tsx";
import { WordList } from "../ui/lists/word-list.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { StepList } from "../ui/step-list/step-list.tsx";
import { DataTable } from "../ui/tables/data-table.tsx";
import { Tile, TileGrid } from "../ui/tile-grid/tile-grid.tsx";
import { Lively, isLively } from "./lively.tsx";

/** The tools share these with lists that are only read: own imports would cut the styles of every topic in two. */
const parts = { StepList, GearList, CodeList };

type Props = { block: BlockView; first: boolean };

export const Block = ({ block, first }: Props) => {
  if (isLively(block)) return <Lively block={block} parts={parts} />;
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
    case "gear":
      return <GearList {...block} />;
    case "table":
      return <DataTable {...block} />;
    case "words":
      return <WordList groups={block.groups} />;
    case "code":
      return <CodeList items={block.items} />;
    case "steps":
      return <StepList items={block.items} />;
  }
};
