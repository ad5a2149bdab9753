import { type MouseEvent, useState } from "react";
import { useNavigate } from "react-router";
import { offline } from "virtual:words/search";
import { linkTarget } from "../../lib/base.ts";
import type { Row } from "./results.ts";

/** With one of these keys a click opens elsewhere, and the palette stays. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

const hostOf = (address: string) => new URL(address, location.href).hostname.replace(/^www\./, "");

/** What a click on a result does; `notice` says why it did nothing. */
export const useOpening = (onOpened: () => void, onLeave: () => void) => {
  const navigate = useNavigate();
  const [notice, setNotice] = useState<string>();

  const onOpen = (event: MouseEvent, { address }: Row, isElsewhere: boolean) => {
    if (isElsewhere && !navigator.onLine) {
      event.preventDefault();
      return setNotice(offline({ wanted: hostOf(address) }));
    }
    onOpened();
    if (isElsewhere || !isPlain(event)) return;
    onLeave();
    const target = linkTarget(address);
    if (target.kind !== "internal") return;
    event.preventDefault();
    // The page takes the palette's place in the history.
    navigate(target.to, { replace: true });
  };

  return { notice, clearNotice: () => setNotice(undefined), onOpen };
};
