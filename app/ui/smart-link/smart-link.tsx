import type { ReactNode } from "react";
import { isArchived } from "../../../site/addresses/archive.ts";
import { linkTarget } from "../../lib/base.ts";
import { OutArrow } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { link as words } from "../../../site/words/common.ts";

type Props = {
  url: string;
  children: ReactNode;
  className?: string | undefined;
  /** Without the arrow, the children show `Archived` where it fits. */
  arrow?: boolean;
  current?: "page" | "true" | undefined;
  label?: string;
  topic?: string | undefined;
  /** The owner's own profile on another site (`rel="me"`). */
  me?: boolean;
};

/** Says that a link leads to an archived copy. */
export const Archived = ({ url }: { url: string }) => isArchived(url) && ` ${words.archived}`;

/** Links to other sites open in a new tab and say so. */
export const SmartLink = ({ url, children, className, arrow = true, current, label, topic, me }: Props) => {
  const { kind, href } = linkTarget(url);
  const common = { className, "aria-current": current, "aria-label": label, "data-topic": topic };
  if (kind !== "external") {
    return (
      <a href={href} {...common}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel={me ? "me noopener" : "noopener"} {...common}>
      {children}
      {arrow && <Archived url={href} />}
      {arrow && <OutArrow />}
      <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>
    </a>
  );
};
