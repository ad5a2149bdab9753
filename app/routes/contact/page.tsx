import { ContactForm } from "../../features/contact-form/contact-form.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { pageHandle } from "../../shell/page.ts";
import { LinkList } from "../../ui/link-list/link-list.tsx";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { getContact } from "../../content.server.ts";
import type { Route } from "./+types/page";

export const loader = () => getContact();

export const handle = pageHandle(() => ({ nav: "/contact" }));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

export { Failure as ErrorBoundary } from "../failure/failure.tsx";

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { title, fit, heading, intro, form, email } = loaderData;
  return (
    <>
      <Masthead title={title} fit={fit} />
      <Section title={heading} intro={intro}>
        {form && <ContactForm form={form} />}
        {email && <LinkList items={[{ title: email, url: `mailto:${email}` }]} />}
      </Section>
    </>
  );
}
