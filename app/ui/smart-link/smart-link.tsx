import type { ReactNode } from "react";
import { isArchived } from "../../../site/addresses/archive.ts";
import { linkTarget, withBase } from "../../lib/base.ts";
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
  const target = linkTarget(url);
  const common = { className, "aria-current": current, "aria-label": label, "data-topic": topic };
  if (target.kind !== "external") {
    return (
      <a href={target.kind === "internal" ? pageAddress(target.to) : target.href} {...common}>
        {children}
      </a>
    );
  }
  return (
    <a href={target.href} target="_blank" rel={me ? "me noopener" : "noopener"} {...common}>
      {children}
      {isArchived(target.href) && ` ${words.archived}`}
      {arrow && <OutArrow />}
      <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden>
    </a>
  );
};

/** An anchor stays on its page, under any base path. */
const pageAddress = (to: string) => (to.startsWith("#") ? to : withBase(to));
