import { formAddress } from "../compile/form.ts";
import { contentFiles } from "../files.ts";
import { got } from "../schema/messages.ts";
import type { Site } from "../schema/site.ts";
import type { Problem } from "./problems.ts";

/** A form with a wrong address loses messages silently. */
export const checkForm = (site: Site, problems: Problem[]) => {
  const { form, owner } = site;
  if (!form) return;
  const report = (field: string, message: string) => problems.push({ file: contentFiles.site, field, message });
  const [unknown] = form.action.replaceAll("{email}", "").match(/\{[^}]*\}?|\}/) ?? [];
  if (unknown !== undefined) {
    report("form.action", `expected {email} or the full URL, got "${unknown}"`);
  } else if (form.action.includes("{email}") && !owner.email) {
    report("owner.email", "required because form.action contains {email}");
  } else if (!URL.canParse(formAddress(site) ?? "")) {
    report("form.action", `expected an address such as https://formspree.io/f/abcdwxyz, got ${got(formAddress(site))}`);
  }
};
