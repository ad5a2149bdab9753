import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import type { Site } from "../schema/site.ts";

/** The service's address has the owner's email or the form's id filled in, whatever signs are in them. */
export const formAddress = ({ form, owner }: Site): string | undefined => {
  const filled = form?.action.replaceAll("{email}", owner.email ?? "").replaceAll("{id}", form.id ?? "");
  return filled === undefined ? undefined : (URL.parse(filled)?.href ?? filled);
};

export const compileForm = (site: Site, address: SiteAddress) => {
  const action = formAddress(site);
  if (!site.form || action === undefined) return undefined;
  const { fields, hidden, thanks } = site.form;
  return {
    action,
    fields,
    // The service lies elsewhere: a path would be one of its own.
    hidden: { ...hidden, ...(thanks ? { [thanks.field]: absolute(address, thanks.url) } : {}) },
  };
};
