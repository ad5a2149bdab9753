import { illustrated } from "virtual:words/blog";
import { pageMeta } from "../../lib/meta.ts";
import { tileRidge } from "../../lib/ridge.ts";
import { AfterFirstScreen } from "../../shell/first-screen.tsx";
import { pageHandle } from "../../shell/page.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Ridge } from "../../ui/ridge/ridge.tsx";
import { Numeral, Sheet } from "../../ui/section/section.tsx";
import { Tile, TileGrid } from "../../ui/tile-grid/tile-grid.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { getBlog } from "../../content.server.ts";
import type { Route } from "./+types/page";
import styles from "./blog.module.css";
import { pointsFor } from "./plot-ridge.ts";
import { RidgePlot } from "./ridge-plot.tsx";

export const loader = () => getBlog();

export const handle = pageHandle(() => ({ nav: "/blog", range: "all" }));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

export { Failure as ErrorBoundary } from "../failure/failure.tsx";

export default function BlogPage({ loaderData: { title, fit, lede, tiles } }: Route.ComponentProps) {
  return (
    <>
      <Masthead title={title} fit={fit} lede={lede} />
      <RidgePlot topics={tiles} />
      <AfterFirstScreen>
        <Sheet className={styles.tiles ?? ""}>
          <section>
            <h2>
              <Unseen>{illustrated}</Unseen>
            </h2>
            <TileGrid big>
              {tiles.map((tile) => (
                <Tile
                  key={tile.slug}
                  tile={tile}
                  topic={tile.slug}
                  no={<Numeral>{String(tile.index + 1).padStart(2, "0")}</Numeral>}
                  over={<Ridge drawing={tileRidge(tile.index, pointsFor(tiles.length).tile)} />}
                />
              ))}
            </TileGrid>
          </section>
        </Sheet>
      </AfterFirstScreen>
    </>
  );
}
