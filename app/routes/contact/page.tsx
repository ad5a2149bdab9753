import { ContactForm } from "../../features/contact-form/contact-form.tsx";
import { pageMeta } from "../../lib/meta.ts";
import { pageHandle } from "../../shell/page.ts";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { getContact } from "../../content.server.ts";
import type { Route } from "./+types/page";

export const loader = () => getContact();

export const handle = pageHandle(() => ({ nav: "/contact" }));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.head) : []);

export default function ContactPage({ loaderData: { title, fit, heading, intro, form } }: Route.ComponentProps) {
  return (
    <>
      <Masthead title={title} fit={fit} />
      <Section title={heading} intro={intro}>
        <ContactForm form={form} />
      </Section>
    </>
  );
}
