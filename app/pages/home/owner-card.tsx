import type { ReactNode } from "react";

type Props = { name: string; url: string; children: ReactNode };

/** An h-card: it tells microformat parsers that the links inside belong to the same person. */
export const OwnerCard = ({ name, url, children }: Props) => (
  <div className="h-card">
    <data className="p-name" value={name} />
    <data className="u-url u-uid" value={url} />
    {children}
  </div>
);
