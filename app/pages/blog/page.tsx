import { compileBlog } from "../../../site/compile/pages.ts";
import { breadcrumbs } from "../../../site/ld/page.ts";
import { mastheadRidge } from "../../lib/ridge.ts";
import type { Page } from "../../page.ts";
import { content, ldContext } from "../../site.ts";
import { pipeline } from "../../pipeline.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Ridge } from "../../ui/ridge/ridge.tsx";
import { Numeral, Container } from "../../ui/section/section.tsx";
import { Tile, TileGrid } from "../../ui/tile-grid/tile-grid.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { blogCard } from "../cards.ts";
import { headOf } from "../head.ts";
import styles from "./blog.module.css";
import { RidgePlot } from "./ridge-plot.tsx";
import { blog as words } from "../../../site/words/pages.ts";

type Blog = Awaited<ReturnType<typeof compileBlog>>;

export const blogPage = async (): Promise<Page> => {
  const blog = await compileBlog(content, pipeline.picture);
  const { title, description } = blog;
  const ld = [breadcrumbs(ldContext, { title })];
  return {
    head: await headOf({ title, description, path: "/blog", card: blogCard(), ld }),
    options: { nav: "/blog", footerHighlight: "all" },
    view: <BlogView {...blog} />,
  };
};

const BlogView = ({ title, lede, tiles }: Blog) => (
  <>
    <Masthead title={title} lede={lede} />
    <RidgePlot topics={tiles} />
    <Container className={styles.tiles ?? ""}>
      <section>
        <h2>
          <VisuallyHidden>{words.illustrated}</VisuallyHidden>
        </h2>
        <TileGrid big>
          {tiles.map((tile) => (
            <Tile
              key={tile.slug}
              tile={tile}
              topic={tile.slug}
              numeral={<Numeral>{String(tile.index + 1).padStart(2, "0")}</Numeral>}
              over={<Ridge drawing={mastheadRidge(tile.index, 60)} />}
            />
          ))}
        </TileGrid>
      </section>
    </Container>
  </>
);
