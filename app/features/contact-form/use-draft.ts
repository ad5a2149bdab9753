import { useCallback, useEffect, useRef, useState } from "react";
import { forget, recall, remember } from "../../lib/tab-storage.ts";

const draftKey = "contact-draft";
const sentKey = "contact-sent";

type TextField = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (form: HTMLFormElement, names: readonly string[]): TextField[] =>
  names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [field] : [];
  });

const readDraft = (json: string): Record<string, unknown> => {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const fill = (form: HTMLFormElement, names: readonly string[], json: string | undefined) => {
  const draft = readDraft(json ?? "{}");
  for (const field of fieldsOf(form, names)) {
    const kept = draft[field.name];
    if (typeof kept === "string" && !field.value) field.value = kept;
  }
};

const cameBack = () => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
};

/** Nobody tells a page how its native submission ended: who comes back finds the text, any other visit starts empty. */
export const useDraft = (names: readonly string[]) => {
  const formRef = useRef<HTMLFormElement>(null);
  const [returned, setReturned] = useState(false);
  const list = names.join("\n");

  const keep = useCallback(() => {
    if (!formRef.current) return;
    const fields = fieldsOf(formRef.current, list.split("\n"));
    remember(draftKey, JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, field.value]))));
  }, [list]);

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    const restore = (back: boolean) => {
      const sent = recall(sentKey);
      forget(sentKey);
      if (sent && back) {
        remember(draftKey, sent);
        setReturned(true);
      }
      fill(element, list.split("\n"), recall(draftKey));
    };
    restore(cameBack());
    // The visitor may have been typing before anybody could keep it.
    if (fieldsOf(element, list.split("\n")).some(({ value }) => value)) keep();
    const onShow = (event: PageTransitionEvent) => event.persisted && restore(true);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [list, keep]);

  const noteSent = useCallback(() => {
    keep();
    remember(sentKey, recall(draftKey) ?? "{}");
    forget(draftKey);
  }, [keep]);

  return { formRef, keep, noteSent, returned };
};
