import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { offline } from "virtual:words/search";
import { linkTarget } from "../../lib/base.ts";
import type { Row } from "./results.ts";

/** With one of these keys a click opens elsewhere, and the palette stays. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

const hostOf = (address: string) => new URL(address, location.href).hostname.replace(/^www\./, "");

type Answers = {
  onOpened: () => void;
  /** With the reason. */
  onRefused: (reason: string) => void;
  onLeave: () => void;
};

/** What a click on a result does. */
export const useOpening = ({ onOpened, onRefused, onLeave }: Answers) => {
  const navigate = useNavigate();

  return (event: MouseEvent, { address }: Row) => {
    const target = linkTarget(address);
    const isElsewhere = target.kind === "external";
    if (isElsewhere && !navigator.onLine) {
      event.preventDefault();
      return onRefused(offline({ wanted: hostOf(address) }));
    }
    onOpened();
    if (isElsewhere || !isPlain(event)) return;
    onLeave();
    if (target.kind !== "internal") return;
    event.preventDefault();
    // The page takes the palette's place in the history.
    navigate(target.to, { replace: true });
  };
};
