import { type SiteAddress, absolute } from "../addresses/absolute.ts";
import type { Site } from "../schema/site.ts";

/** Fills the owner's email into the service's URL, encoded. */
export const formAddress = ({ form, owner }: Site): string | undefined => {
  const filled = form?.action.replaceAll("{email}", owner.email ?? "");
  return filled === undefined ? undefined : (URL.parse(filled)?.href ?? filled);
};

export const compileForm = (site: Site, address: SiteAddress) => {
  const action = formAddress(site);
  if (!site.form || action === undefined) return undefined;
  const { fields, hidden, thanks } = site.form;
  return {
    action,
    fields,
    // Absolute, because the service would resolve a path against its own site.
    hidden: { ...hidden, ...(thanks ? { [thanks.field]: absolute(address, thanks.url) } : {}) },
  };
};
