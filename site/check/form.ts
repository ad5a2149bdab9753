import { formAddress } from "../compile/form.ts";
import { got } from "../schema/got.ts";
import type { Site } from "../schema/site.ts";
import { type Problem, fieldName } from "./problems.ts";

/** A form that is wrong loses messages, and nobody hears of it: the service answers as if all were well. */

type Form = NonNullable<Site["form"]>;

const checkAddress = (site: Site, action: string, report: (field: string, message: string) => void) => {
  const [unknown] = action.replaceAll(/\{(email|id)\}/g, "").match(/\{[^}]*\}?|\}/) ?? [];
  if (unknown !== undefined) {
    report(
      "form.action",
      `only {email} and {id} are filled in, got "${unknown}": write one of them, or the address itself`,
    );
  } else if (action.includes("{id}") && !site.form?.id) {
    report("form.id", "expected the form's id at the service, since form.action has a place for it");
  } else if (!URL.canParse(formAddress(site) ?? "")) {
    report("form.action", `expected an address such as https://formspree.io/f/{id}, got ${got(formAddress(site))}`);
  }
};

const namesOf = ({ fields, hidden, thanks }: Form): [field: string, name: string][] => [
  ...Object.entries(fields).map(([key, name]): [string, string] => [`form.fields.${key}`, name]),
  ...Object.keys(hidden).map((name): [string, string] => [fieldName(["form", "hidden", name]), name]),
  ...(thanks ? [["form.thanks.field", thanks.field] satisfies [string, string]] : []),
];

export const checkForm = (file: string, site: Site, problems: Problem[]) => {
  const { form, owner } = site;
  if (!form) return;
  const report = (field: string, message: string) => problems.push({ file, field, message });
  if (form.action.includes("{email}") && !owner.email) {
    report("owner.email", "expected your address: form.action sends messages to it");
  }
  checkAddress(site, form.action, report);
  const seen = new Map<string, string>();
  for (const [field, name] of namesOf(form)) {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, field);
    else
      report(field, `"${name}" is the name of ${first} as well: what is sent under it would be lost, choose another`);
  }
};
