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
  arrow?: boolean;
  current?: "page" | "true" | undefined;
  label?: string;
  topic?: string | undefined;
  /** The owner's own profile on another site (`rel="me"`). */
  me?: boolean;
};

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
      {isArchived(href) && ` ${words.archived}`}
      {arrow && <OutArrow />}
      <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>
    </a>
  );
};
