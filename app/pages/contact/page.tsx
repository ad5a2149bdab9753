import { compileForm } from "../../../site/compile/form.ts";
import { breadcrumbs } from "../../../site/ld/page.ts";
import type { Contact } from "../../../site/schema/site.ts";
import type { Page } from "../../page.ts";
import { content, ldContext } from "../../site.ts";
import { LinkList } from "../../ui/link-list/link-list.tsx";
import { Masthead } from "../../ui/masthead/masthead.tsx";
import { Section } from "../../ui/section/section.tsx";
import { cardOf } from "../cards.ts";
import { headOf } from "../head.ts";
import { ContactForm, type Form } from "./contact-form.tsx";
import { Details } from "./details.tsx";

const path = "/contact";

export const contactPage = async (contact: Contact): Promise<Page> => {
  const { title, description } = contact;
  const form = compileForm(content.site, ldContext.address);
  return {
    head: await headOf({
      title,
      description,
      path,
      card: cardOf({ path, title }),
      ld: [breadcrumbs(ldContext, { title })],
    }),
    options: { nav: path, ...(form ? { script: "app/pages/contact/contact.client.ts" } : {}) },
    view: <ContactView {...contact} form={form} email={content.site.owner.email} />,
  };
};

type View = Contact & { form: Form | undefined; email: string | undefined };

/** Without a form service, the page shows the owner's email address. */
const ContactView = ({ title, heading, intro, openings, answer, form, email }: View) => (
  <>
    <Masthead title={title} />
    <Section title={heading} intro={intro}>
      {form && <ContactForm {...form} openings={openings} />}
      {form && <Details answer={answer} email={email} />}
      {!form && email && <LinkList items={[{ title: email, url: `mailto:${email}` }]} />}
    </Section>
  </>
);
