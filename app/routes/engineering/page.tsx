import { pageMeta } from "../../lib/meta.ts";
import { AfterFirstScreen } from "../../shell/first-screen.tsx";
import { pageHandle } from "../../shell/page.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tile, TileGrid } from "../../ui/tile-grid/tile-grid.tsx";
import { getEngineering } from "../../content.server.ts";
import type { Route } from "./+types/page";

export const loader = () => getEngineering();

export const handle = pageHandle(() => ({ topic: "engineering", bar: "photo", nav: "/engineering" }));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

export { Failure as ErrorBoundary } from "../failure/failure.tsx";

type SectionView = Awaited<ReturnType<typeof loader>>["sections"][number];

const ProjectSection = ({ id, name, intro, projects }: SectionView) => (
  <Section title={name} id={id} intro={intro}>
    <TileGrid big>
      {projects.map((project) => (
        <Tile key={project.title} tile={project} />
      ))}
    </TileGrid>
  </Section>
);

export default function EngineeringPage({
  loaderData: { title, fit, lede, masthead, sections },
}: Route.ComponentProps) {
  const [first, ...others] = sections;
  return (
    <>
      <Masthead title={title} fit={fit} lede={lede} picture={masthead} ridge={21} />
      {first && <ProjectSection {...first} />}
      <AfterFirstScreen>
        {others.map((section) => (
          <ProjectSection key={section.id} {...section} />
        ))}
      </AfterFirstScreen>
    </>
  );
}
