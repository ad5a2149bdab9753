import { compileTopic } from "../../../site/compile/pages.ts";
import type { SectionView, TopicView as View } from "../../../site/compile/view.ts";
import { topicLd } from "../../../site/ld/page.ts";
import type { Topic } from "../../../site/schema/topic.ts";
import { Block } from "../../blocks/block.tsx";
import type { Page } from "../../page.ts";
import { content, ldContext, rawContent } from "../../site.ts";
import { pipeline } from "../../pipeline.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Pager } from "../../ui/pager/pager.tsx";
import { RichText } from "../../ui/prose/rich.tsx";
import { Section, Container } from "../../ui/section/section.tsx";
import { Share } from "../../ui/share/share.tsx";
import { topicCard } from "../cards.ts";
import { headOf } from "../head.ts";
import { Contents } from "./contents.tsx";
import styles from "./topic.module.css";
import { topic as words } from "../../../site/words/pages.ts";

const hasContents = ({ sections }: Pick<View, "sections">) => sections.length > 1;

export const topicPage = async (topic: Topic): Promise<Page> => {
  const view = await compileTopic(content, topic, pipeline.picture);
  const { slug, index, title, description, path, backgroundClass, masthead } = view;
  const written = rawContent.topics.find((one) => one.slug === slug) ?? topic;
  return {
    head: await headOf({ title, description, path, card: topicCard(topic), ld: topicLd(ldContext, written) }),
    options: {
      topic: slug,
      backgroundClass,
      bar: masthead ? (masthead.isCutout ? "hue" : "photo") : "paper",
      ...(index === undefined ? {} : { nav: "/blog", footerHighlight: index }),
      italic: true,
      ...(hasContents(view) ? { script: "app/pages/topic/contents.client.ts" } : {}),
    },
    view: <TopicView {...view} />,
  };
};

const TopicView = ({ slug, index, title, path, lede, date, masthead, sections, previous, next }: View) => (
  <>
    <Masthead
      number={index === undefined ? undefined : String(index + 1).padStart(2, "0")}
      date={date}
      title={title}
      lede={lede}
      picture={masthead}
      ridgeSeed={index}
      topic={slug}
    />
    {hasContents({ sections }) && <Contents sections={sections} />}
    {sections.map((section) => (
      <TopicSection key={section.id} {...section} />
    ))}
    <Container className={styles.share ?? ""}>
      <Share title={title} path={path} />
    </Container>
    {next && <Pager label={words.others} previous={previous} next={next} />}
  </>
);

const TopicSection = ({ number, id, title, intro, checked, blocks }: SectionView) => (
  <Section number={number} id={id} title={title} intro={intro && <RichText text={intro} />} checked={checked}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} first={index === 0} />
    ))}
  </Section>
);
