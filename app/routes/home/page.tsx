import { pageMeta } from "../../lib/meta.ts";
import { pageHandle } from "../../shell/page.ts";
import { Section } from "../../ui/section/section.tsx";
import { SmartLink } from "../../ui/smart-link/smart-link.tsx";
import { getHome } from "../../content.server.ts";
import type { Route } from "./+types/page";
import { Cover } from "./cover.tsx";
import styles from "./home.module.css";
import { Places } from "./places.tsx";
import { Ways } from "./ways.tsx";

export const loader = () => getHome();

export const handle = pageHandle(() => ({ bar: "cover", nav: "/" }));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <Cover {...home.cover} />
      <Ways ways={home.ways} statement={home.statement} />
      <Section title="Elsewhere" intro="The same person, on other sites.">
        <Places places={home.social} />
      </Section>
      <SmartLink url={home.referral.url} className={styles.referral}>
        <strong>{home.referral.title}</strong>
        <span>{home.referral.comment}</span>
      </SmartLink>
    </>
  );
}
