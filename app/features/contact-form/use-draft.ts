import { useCallback, useEffect, useRef, useState } from "react";

const draftKey = "contact-draft";
const sentKey = "contact-sent";

/** Session storage lives as long as the tab; where it is forbidden, the form works without a memory. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

const read = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? undefined;
const write = (key: string, value: string) => attempt(() => sessionStorage.setItem(key, value));
const remove = (key: string) => attempt(() => sessionStorage.removeItem(key));

type TextField = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement, names: readonly string[]): TextField[] =>
  names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field] : [];
  });

const fill = (form: HTMLFormElement, names: readonly string[], json: string | undefined) => {
  const draft = attempt(() => JSON.parse(json ?? "{}") as Record<string, unknown>) ?? {};
  for (const field of fieldsOf(form, names)) {
    const kept = draft[field.name];
    if (typeof kept === "string" && !field.value) field.value = kept;
  }
};

const cameBack = () => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
};

/**
 * Keeps what is typed through a reload, a crash and a failed submission. A native submission leaves the page and nobody
 * tells it how that ended: who comes back with Back finds the text again and is told so; any other visit starts empty.
 */
export const useDraft = (names: readonly string[]) => {
  const formRef = useRef<HTMLFormElement>(null);
  const [returned, setReturned] = useState(false);
  const list = names.join("\n");

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    const restore = (back: boolean) => {
      const sent = read(sentKey);
      remove(sentKey);
      if (sent && back) {
        write(draftKey, sent);
        setReturned(true);
      }
      fill(element, list.split("\n"), read(draftKey));
    };
    restore(cameBack());
    const onShow = (event: PageTransitionEvent) => event.persisted && restore(true);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [list]);

  const keep = useCallback(() => {
    if (!formRef.current) return;
    const fields = fieldsOf(formRef.current, list.split("\n"));
    write(draftKey, JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, field.value]))));
  }, [list]);

  const noteSent = useCallback(() => {
    keep();
    write(sentKey, read(draftKey) ?? "{}");
    remove(draftKey);
  }, [keep]);

  return { formRef, keep, noteSent, returned };
};
