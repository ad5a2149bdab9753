import { Component, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { anchorAt } from "../lib/anchor.ts";
import { Unseen } from "../ui/unseen/unseen.tsx";

/**
 * Where a focus is taken away, Chromium first lays the page out, and the page that goes has lost its styles by then. So the
 * focus goes before anything else does. Only a class is asked before a change.
 */
export class LetGo extends Component<{ page: string }> {
  override getSnapshotBeforeUpdate({ page }: { page: string }) {
    if (page !== this.props.page) (document.activeElement as HTMLElement | null)?.blur();
    return null;
  }

  override componentDidUpdate() {}

  override render() {
    return null;
  }
}

/** A link to a section of the page that is shown takes the focus along as well, as browsers do by themselves. */
export const RouteFocus = ({ page }: { page: string }) => {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const [said, setSaid] = useState("");
  const shown = useRef({ page, key });

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { page, key };
    const isNew = before.page !== page;
    // Back and forward on one page leave the focus where the visitor has it.
    if (!isNew && type === "POP") return;
    const target = anchorAt(hash) || (isNew ? document.querySelector<HTMLElement>("main h1") : null);
    target?.focus({ preventScroll: true });
    if (isNew) setSaid(document.title);
  }, [page, hash, key, type]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <Unseen>{said}</Unseen>
    </div>
  );
};
