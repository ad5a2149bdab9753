import { compileEngineering } from "../../../site/compile/pages.ts";
import type { Engineering } from "../../../site/schema/site.ts";
import { breadcrumbs } from "../../../site/ld/page.ts";
import type { Page } from "../../page.ts";
import { ldContext } from "../../site.ts";
import { pipeline } from "../../pipeline.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tile, TileGrid } from "../../ui/tile-grid/tile-grid.tsx";
import { engineeringCard } from "../cards.ts";
import { headOf } from "../head.ts";
import { Details } from "./details.tsx";

export const engineeringPage = async (engineering: Engineering): Promise<Page> => {
  const view = await compileEngineering(engineering, pipeline.picture);
  const { title, description } = engineering;
  const card = engineeringCard(engineering);
  return {
    head: await headOf({ title, description, path: "/engineering", card, ld: [breadcrumbs(ldContext, { title })] }),
    options: { topic: "engineering", bar: "photo", nav: "/engineering" },
    view: <EngineeringView {...view} />,
  };
};

const EngineeringView = ({ title, lede, masthead, sections }: Awaited<ReturnType<typeof compileEngineering>>) => (
  <>
    <Masthead title={title} lede={lede} picture={masthead} ridgeSeed={21} />
    {sections.map(({ id, name, intro, projects, details }) => (
      <Section key={id} title={name} id={id} intro={intro}>
        <TileGrid big>
          {projects.map((project) => (
            <Tile key={project.title} tile={project} />
          ))}
        </TileGrid>
        {details.map((one) => (
          <Details key={one.title} {...one} />
        ))}
      </Section>
    ))}
  </>
);
