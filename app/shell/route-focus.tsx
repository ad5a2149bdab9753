import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Unseen } from "../ui/unseen/unseen.tsx";

/** After a client navigation focus goes to the new page's heading, or to the section named by the hash, and the title is said. */
export const RouteFocus = ({ page }: { page: string }) => {
  const { hash } = useLocation();
  const [said, setSaid] = useState("");
  const shown = useRef(page);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const anchor = hash ? document.getElementById(decoded(hash.slice(1))) : null;
    const target = anchor || document.querySelector<HTMLElement>("main h1");
    target?.focus({ preventScroll: true });
    setSaid(document.title);
  }, [page, hash]);

  return (
    <div aria-live="polite" aria-atomic="true">
      <Unseen>{said}</Unseen>
    </div>
  );
};

/** A hash can be anything that was typed; what cannot be decoded is no section's name. */
const decoded = (hash: string) => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};
