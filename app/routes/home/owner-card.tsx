import type { ReactNode } from "react";

type Props = { name: string; url: string; children: ReactNode };

/** Who the site belongs to, for readers of microformats; the links to other sites within are the same person's. */
export const OwnerCard = ({ name, url, children }: Props) => (
  <div className="h-card">
    <data className="p-name" value={name} />
    <data className="u-url u-uid" value={url} />
    {children}
  </div>
);
