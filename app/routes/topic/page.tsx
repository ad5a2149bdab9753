import { others as otherTopics } from "virtual:words/topic";
import { Block } from "../../blocks/block.tsx";
import { isLively, prepare } from "../../blocks/lively.tsx";
import { withoutBase } from "../../lib/base.ts";
import { pageMeta } from "../../lib/meta.ts";
import type { TopicView } from "../../../site/compile/view.ts";
import { AfterFirstScreen } from "../../shell/first-screen.tsx";
import { Late } from "../../shell/late.tsx";
import { type EndPart, type PageStyle, pageHandle } from "../../shell/page.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Onward } from "../../ui/onward/onward.tsx";
import { RichText } from "../../ui/prose/rich.tsx";
import { Section, Sheet } from "../../ui/section/section.tsx";
import { getTopic } from "../../content.server.ts";
import type { Route } from "./+types/page";
import { Contents } from "./contents.tsx";
import styles from "./topic.module.css";

export const loader = ({ url }: Route.LoaderArgs) => getTopic(withoutBase(url.pathname));

const livelyOf = (sections: TopicView["sections"]) => [
  ...new Set(sections.flatMap(({ blocks }) => blocks.filter(isLively).map(({ kind }) => kind))),
];

const endParts: Record<string, EndPart> = { code: "copy", "food-picker": "draw" };

const endOf = (sections: TopicView["sections"]) => [
  ...new Set(sections.flatMap(({ blocks }) => blocks.flatMap(({ kind }) => endParts[kind] ?? []))),
];

const style = ({ slug, index, backgroundClass, masthead, sections }: TopicView): PageStyle => ({
  topic: slug,
  ...(backgroundClass === undefined ? {} : { backgroundClass }),
  bar: masthead ? (masthead.stands ? "hue" : "photo") : "paper",
  ...(index === undefined ? {} : { nav: "/blog", range: index }),
  lively: livelyOf(sections),
  remarks: true,
  end: endOf(sections),
});

export const handle = { ...pageHandle(style), prepare };

/** Opening a picture changes the query alone, and does not ask for the page's data again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.search === nextUrl.search;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

export { Failure as ErrorBoundary } from "../failure/failure.tsx";

/** A button that only scripts can answer comes with them, and after all else; its place is kept free. */
const loadShare = () => import("../../features/share/share.tsx").then(({ Share }) => Share);

const TopicSection = ({ no, id, title, intro, checked, blocks }: TopicView["sections"][number]) => (
  <Section no={no} id={id} title={title} intro={intro && <RichText text={intro} />} checked={checked}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} first={index === 0} />
    ))}
  </Section>
);

export default function TopicPage({ loaderData: topic }: Route.ComponentProps) {
  const [first, ...others] = topic.sections;
  return (
    <>
      <Masthead
        no={topic.index === undefined ? undefined : String(topic.index + 1).padStart(2, "0")}
        date={topic.date}
        title={topic.title}
        fit={topic.fit}
        lede={topic.lede}
        picture={topic.masthead}
        ridge={topic.index}
        topic={topic.slug}
      />
      {topic.sections.length > 1 && <Contents sections={topic.sections} />}
      {first && <TopicSection {...first} />}
      <AfterFirstScreen>
        {others.map((section) => (
          <TopicSection key={section.id} {...section} />
        ))}
        <Sheet className={styles.share ?? ""}>
          <Late load={loadShare} given={{ title: topic.title, path: topic.path }} />
        </Sheet>
        {topic.next && <Onward label={otherTopics} previous={topic.previous} next={topic.next} />}
      </AfterFirstScreen>
    </>
  );
}
