import { compileHome } from "../../../site/compile/pages.ts";
import { homeLd } from "../../../site/ld/page.ts";
import { linkTarget } from "../../lib/base.ts";
import { withFinalLinks } from "../../links.ts";
import type { Page } from "../../page.ts";
import { content, known, plain } from "../../site.ts";
import { studio } from "../../studio.ts";
import { OutArrow } from "../../ui/icon/out-arrow.tsx";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { headOf } from "../head.ts";
import { Cover } from "./cover.tsx";
import styles from "./home.module.css";
import { OwnerCard } from "./owner-card.tsx";
import { SocialLinks } from "./social-links.tsx";
import { Ways } from "./ways.tsx";
import { home as words } from "../../../site/words/pages.ts";

const { site } = content;

export const homePage = async (): Promise<Page> => {
  const home = withFinalLinks(await compileHome(content, studio));
  const head = await headOf({ title: site.title, description: site.description, path: "/", ld: homeLd(known) });
  return {
    head: { ...head, title: `${site.title}: ${site.tagline}` },
    style: { bar: home.cover ? "cover" : "paper", nav: "/" },
    view: <HomeView {...home} />,
  };
};

const owner = { name: plain.site.owner.name, url: known.address.url + known.address.basePath };

const HomeView = ({ cover, opening, ways, statement, social, referral }: Awaited<ReturnType<typeof compileHome>>) => (
  <>
    {cover && <Cover {...cover} />}
    {opening && <Masthead {...opening} />}
    {(ways.length > 0 || statement) && <Ways ways={ways} statement={statement} />}
    <OwnerCard {...owner}>
      {social.length > 0 && (
        <Section title={words.elsewhere} intro={words.elsewhereIntro}>
          <SocialLinks links={social} />
        </Section>
      )}
    </OwnerCard>
    {referral && (
      <SmartLink url={referral.url} arrow={false} className={styles.referral}>
        <strong>
          {referral.title}
          {linkTarget(referral.url).kind === "external" && <OutArrow />}
        </strong>
        <span>{referral.comment}</span>
      </SmartLink>
    )}
  </>
);
