import { useCallback, useEffect, useRef } from "react";

/**
 * Lets a text box grow with its text where the browser cannot do it by itself (`field-sizing`). It never shrinks, so a
 * box that the visitor has pulled larger stays so; the stylesheet sets the bounds.
 */
export const useGrowth = () => {
  const ref = useRef<HTMLTextAreaElement>(null);

  const grow = useCallback(() => {
    const box = ref.current;
    if (!box || box.scrollHeight <= box.clientHeight || CSS.supports("field-sizing", "content")) return;
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  }, []);

  // A draft may have been put back.
  useEffect(grow, [grow]);

  return { ref, onInput: grow };
};
