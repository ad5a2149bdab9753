import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import { underBase } from "../addresses/base-path.ts";
import { hashedFolder } from "../addresses/published.ts";
import type { Resolve } from "../compile/blocks.ts";
import { dedent } from "../compile/markdown.ts";
import { compileTopic } from "../compile/pages.ts";
import { speechOf } from "../compile/speech.ts";
import type { Content } from "../load.ts";
import type { Topic } from "../schema/topic.ts";
import { sectionsOf } from "../sections.ts";
import { type Page, blockText } from "./blocks.ts";
import { paragraphs, plain, withAddresses } from "./text.ts";

type Options = { content: Content; address: SiteAddress; resolve: Resolve };

export const topicMarkdown = async (topic: Topic, { content, address, resolve }: Options): Promise<string> => {
  const view = await compileTopic(content, topic.path, resolve);
  const pictures = underBase(address.basePath, `/${hashedFolder}`);
  const page: Page = {
    // Pictures come with the base path already.
    absolute: (url) => (url.startsWith(pictures) ? address.url + url : absolute(address, url, topic.path)),
    speech: speechOf(content),
  };
  const sections = sectionsOf(topic).flatMap(({ title, intro, blocks }, index) => {
    const shown = view?.sections[index];
    return [
      `## ${shown?.no ?? ""} ${plain(title)}`,
      intro === undefined ? undefined : withAddresses(dedent(intro).trim(), page.absolute),
      shown?.checked === undefined ? undefined : plain(shown.checked),
      ...blocks.map((block, at) => {
        const seen = shown?.blocks[at];
        return seen ? blockText(block, seen, page) : undefined;
      }),
    ];
  });
  const text = paragraphs(
    `# ${plain(topic.title)}`,
    `<${absolute(address, topic.path)}>`,
    topic.lede === undefined ? undefined : plain(topic.lede),
    view?.date ? plain(view.date.text) : undefined,
    ...sections,
  );
  return `${text}\n`;
};
