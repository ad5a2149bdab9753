import type { ReactNode } from "react";

type Props = { name: string; url: string; children: ReactNode };

/** Readers of microformats take the links to other sites within for the same person's. */
export const OwnerCard = ({ name, url, children }: Props) => (
  <div className="h-card">
    <data className="p-name" value={name} />
    <data className="u-url u-uid" value={url} />
    {children}
  </div>
);
