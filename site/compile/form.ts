import type { Site } from "../schema/site.ts";

/** The contact form as its service wants it: the address filled in, the fields named. */
export const compileForm = ({ form, owner }: Site) => {
  if (!form) return undefined;
  const { action, id, fields, hidden, thanks } = form;
  return {
    action: action.replaceAll("{email}", owner.email ?? "").replaceAll("{id}", id ?? ""),
    fields,
    hidden: { ...hidden, ...(thanks ? { [thanks.field]: thanks.url } : {}) },
  };
};
