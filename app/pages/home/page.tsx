import { compileHome } from "../../../site/compile/pages.ts";
import { homeLd } from "../../../site/ld/page.ts";
import { headingType } from "../../../site/theme/type.ts";
import { linkTarget } from "../../lib/base.ts";
import type { Page } from "../../page.ts";
import { content, ldContext, rawContent } from "../../site.ts";
import { pipeline } from "../../pipeline.ts";
import { OutArrow } from "../../ui/icon/icon.tsx";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Archived, SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { siteCard } from "../cards.ts";
import { Cover } from "./cover.tsx";
import styles from "./home.module.css";
import { SocialLinks } from "./social-links.tsx";
import { Ways } from "./ways.tsx";
import { home as words } from "../../../site/words/pages.ts";

const { site } = content;

export const homePage = async (): Promise<Page> => {
  const home = await compileHome(content, pipeline);
  const { title, tagline, description } = site;
  return {
    head: { title: `${title}: ${tagline}`, description, path: "/", card: await siteCard(), ld: homeLd(ldContext) },
    options: { bar: home.cover ? "cover" : "paper", nav: "/" },
    view: <HomeView {...home} />,
  };
};

/** The h-card tells microformat parsers that the links in it belong to one person. */
const HomeView = ({ cover, opening, ways, statement, social, referral }: Awaited<ReturnType<typeof compileHome>>) => (
  <>
    {cover && <Cover {...cover} widths={headingType(content).widths} />}
    {opening && <Masthead {...opening} />}
    {(ways.length > 0 || statement) && <Ways ways={ways} statement={statement} />}
    <div className="h-card">
      <data className="p-name" value={rawContent.site.owner.name} />
      <data className="u-url u-uid" value={ldContext.address.url + ldContext.address.basePath} />
      {social.length > 0 && (
        <Section title={words.elsewhere} intro={words.elsewhereIntro}>
          <SocialLinks links={social} />
        </Section>
      )}
    </div>
    {referral && (
      <SmartLink url={referral.url} arrow={false} className={styles.referral}>
        <strong>
          {referral.title}
          <Archived url={referral.url} />
          {linkTarget(referral.url).kind === "external" && <OutArrow />}
        </strong>
        <span>{referral.comment}</span>
      </SmartLink>
    )}
  </>
);
