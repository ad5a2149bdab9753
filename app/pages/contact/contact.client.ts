import { parseJson, tabStorage } from "../../lib/storage.ts";

/**
 * Saves a draft of the contact form. A page cannot know whether its native submission succeeded: a visitor who comes back
 * with Back finds the text again, and any other visit starts empty.
 */

const draftKey = "contact-draft";
const sentKey = "contact-sent";

/** After this time without an answer the form can be sent again. */
const sendTimeout = 20_000;

const readDraft = () => Object(parseJson(tabStorage.read(draftKey))) as Record<string, unknown>;

const isBackNavigation = () => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
};

const install = (form: HTMLFormElement) => {
  // All fields for visitors are required; the honeypot is not.
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]")];
  const box = form.querySelector("textarea");
  const button = form.querySelector("[type=submit]");
  const label = form.querySelector<HTMLElement>("[data-sending]");
  const status = form.querySelector("output");
  const { offline = "", returned = "" } = status?.dataset ?? {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draft = () => JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));

  /** For browsers without `field-sizing`. It never shrinks the box, so one that the visitor enlarged stays large. */
  const growTextarea = () => {
    if (!box || box.scrollHeight <= box.clientHeight || CSS.supports("field-sizing", "content")) return;
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  };

  const saveDraft = () => {
    tabStorage.write(draftKey, draft());
    growTextarea();
  };

  const restore = (isBack: boolean) => {
    const sent = tabStorage.read(sentKey);
    tabStorage.write(sentKey, null);
    if (sent && isBack) {
      tabStorage.write(draftKey, sent);
      status?.replaceChildren(returned);
    }
    const saved = readDraft();
    for (const field of fields) {
      const text = saved[field.name];
      if (typeof text === "string" && !field.value) field.value = text;
    }
    growTextarea();
  };

  const setSending = (isSending: boolean) => {
    clearTimeout(timer);
    timer = isSending ? setTimeout(setSending, sendTimeout, false) : undefined;
    if (button) button.ariaDisabled = isSending ? "true" : null;
    if (label) label.textContent = label.dataset[isSending ? "sending" : "send"] ?? "";
  };

  restore(isBackNavigation());
  // The visitor may have typed before this script ran.
  if (fields.some(({ value }) => value)) saveDraft();

  form.addEventListener("input", saveDraft);
  form.addEventListener("submit", (event) => {
    if (timer === undefined && navigator.onLine) {
      setSending(true);
      tabStorage.write(sentKey, draft());
      tabStorage.write(draftKey, null);
      return;
    }
    // The form is already being sent, or the visitor is offline: keep the draft.
    event.preventDefault();
    if (!navigator.onLine) status?.replaceChildren(offline);
  });
  addEventListener("online", () => status?.textContent === offline && status.replaceChildren());
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    setSending(false);
    restore(true);
  });
};

/** A suggested subject fills the subject field and moves the focus to the first empty field. */
const installOpenings = (form: HTMLFormElement) => {
  const buttons = [...form.querySelectorAll<HTMLElement>("[data-subject]")];
  const subject = form.querySelector<HTMLInputElement>("[list]");
  const mark = () => {
    for (const button of buttons) button.ariaPressed = String(button.dataset["subject"] === subject?.value);
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (!subject) return;
      subject.value = button.dataset["subject"] ?? "";
      subject.dispatchEvent(new Event("input", { bubbles: true }));
      const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]")];
      (fields.find(({ value }) => !value) ?? subject).focus();
    });
  }
  subject?.addEventListener("input", mark);
  mark();
};

const form = document.querySelector<HTMLFormElement>("[data-contact]");
if (form) {
  install(form);
  installOpenings(form);
}
