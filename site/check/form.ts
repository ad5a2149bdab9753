import { formAddress } from "../compile/form.ts";
import { contentFiles } from "../files.ts";
import { got } from "../schema/messages.ts";
import type { Site } from "../schema/site.ts";
import { type Problem, fieldName } from "./problems.ts";

/** A form that is wrong loses messages without a sign: the service answers as if all were well. */
export const checkForm = (site: Site, problems: Problem[]) => {
  const { form, owner } = site;
  if (!form) return;
  const report = (field: string, message: string) => problems.push({ file: contentFiles.site, field, message });
  const { action, id, fields, hidden, thanks } = form;
  const [unknown] = action.replaceAll(/\{(email|id)\}/g, "").match(/\{[^}]*\}?|\}/) ?? [];
  if (unknown !== undefined) {
    report("form.action", `expected {email} or {id}, or the address itself, got "${unknown}"`);
  } else if (action.includes("{email}") && !owner.email) {
    report("owner.email", "expected your address, since form.action has a place for it");
  } else if (action.includes("{id}") && !id) {
    report("form.id", "expected the form's id at the service, since form.action has a place for it");
  } else if (!URL.canParse(formAddress(site) ?? "")) {
    report("form.action", `expected an address such as https://formspree.io/f/{id}, got ${got(formAddress(site))}`);
  }
  const names = [
    ...Object.entries(fields).map(([key, name]) => [`form.fields.${key}`, name] as const),
    ...Object.keys(hidden).map((name) => [fieldName(["form", "hidden", name]), name] as const),
    ...(thanks ? [["form.thanks.field", thanks.field] as const] : []),
  ];
  const seen = new Map<string, string>();
  for (const [field, name] of names) {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, field);
    else report(field, `"${name}" is the name of ${first} too, and only one of the two would be sent: choose another`);
  }
};
