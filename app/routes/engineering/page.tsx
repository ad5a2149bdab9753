import { pageMeta } from "../../lib/meta.ts";
import { pageHandle } from "../../shell/page.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tile, TileGrid } from "../../ui/tile-grid/tile-grid.tsx";
import { getEngineering } from "../../content.server.ts";
import type { Route } from "./+types/page";

export const loader = () => getEngineering();

export const handle = pageHandle(() => ({ topic: "engineering", bar: "photo", nav: "/engineering" }));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

export default function EngineeringPage({
  loaderData: { title, fit, lede, masthead, sections },
}: Route.ComponentProps) {
  return (
    <>
      <Masthead title={title} fit={fit} lede={lede} picture={masthead} ridge={21} />
      {sections.map(({ id, name, intro, projects }) => (
        <Section key={id} title={name} id={id} intro={intro}>
          <TileGrid big>
            {projects.map((project) => (
              <Tile key={project.title} tile={project} />
            ))}
          </TileGrid>
        </Section>
      ))}
    </>
  );
}
