import * as words from "virtual:words/home";
import { linkTarget } from "../../lib/base.ts";
import { pageMeta } from "../../lib/meta.ts";
import { AfterFirstScreen } from "../../shell/first-screen.tsx";
import { pageHandle } from "../../shell/page.ts";
import { OutArrow } from "../../ui/icon/out-arrow.tsx";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { getHome } from "../../content.server.ts";
import type { Route } from "./+types/page";
import { Cover } from "./cover.tsx";
import styles from "./home.module.css";
import { OwnerCard } from "./owner-card.tsx";
import { SocialLinks } from "./social-links.tsx";
import { Ways } from "./ways.tsx";

export const loader = () => getHome();

export const handle = pageHandle<{ cover?: unknown }>(({ cover }) => ({ bar: cover ? "cover" : "paper", nav: "/" }));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

export { Failure as ErrorBoundary } from "../failure/failure.tsx";

export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      {home.cover && <Cover {...home.cover} />}
      {home.opening && <Masthead {...home.opening} />}
      {(home.ways.length > 0 || home.statement) && <Ways ways={home.ways} statement={home.statement} />}
      <AfterFirstScreen>
        <OwnerCard {...home.owner}>
          {home.social.length > 0 && (
            <Section title={words.elsewhere} intro={words.elsewhereIntro}>
              <SocialLinks links={home.social} />
            </Section>
          )}
        </OwnerCard>
        {home.referral && (
          <SmartLink url={home.referral.url} arrow={false} className={styles.referral}>
            <strong>
              {home.referral.title}
              {linkTarget(home.referral.url).kind === "external" && <OutArrow />}
            </strong>
            <span>{home.referral.comment}</span>
          </SmartLink>
        )}
      </AfterFirstScreen>
    </>
  );
}
