import { useCallback, useEffect, useRef } from "react";

/** Some browsers lack `field-sizing`. The box never shrinks, so one that the visitor has pulled larger stays so. */
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
