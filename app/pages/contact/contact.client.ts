import { parseJson, tabStorage } from "../../lib/storage.ts";

/**
 * Saves a draft of the contact form. A page cannot know whether its native submission succeeded: a visitor who comes back
 * with Back finds the text again, and any other visit starts empty.
 */

const draftKey = "contact-draft";

type Draft = { texts?: Record<string, string>; isSent?: boolean };

/** After this time without an answer the form can be sent again. */
const sendTimeout = 20_000;

const isBackNavigation = () => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
};

/** All fields for visitors are required; the honeypot is not. */
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]"),
];

const install = (form: HTMLFormElement) => {
  const fields = fieldsOf(form);
  const button = form.querySelector("[type=submit]");
  const label = form.querySelector<HTMLElement>("[data-sending]");
  const status = form.querySelector("output");
  const { offline = "", returned = "" } = status?.dataset ?? {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const saveDraft = (isSent: boolean) => {
    const texts = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    tabStorage.write(draftKey, JSON.stringify({ texts, isSent } satisfies Draft));
  };

  const restore = (isBack: boolean) => {
    const { texts = {}, isSent = false } = Object(parseJson(tabStorage.read(draftKey))) as Draft;
    if (isSent && isBack) status?.replaceChildren(returned);
    // The visitor may have typed before this script ran.
    if (!isSent || isBack) for (const field of fields) field.value ||= texts[field.name] ?? "";
    saveDraft(false);
  };

  const setSending = (isSending: boolean) => {
    clearTimeout(timer);
    timer = isSending ? setTimeout(setSending, sendTimeout, false) : undefined;
    if (button) button.ariaDisabled = isSending ? "true" : null;
    if (label) label.textContent = label.dataset[isSending ? "sending" : "send"] ?? "";
  };

  restore(isBackNavigation());
  form.addEventListener("input", () => saveDraft(false));
  form.addEventListener("submit", (event) => {
    if (timer === undefined && navigator.onLine) {
      setSending(true);
      saveDraft(true);
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
      (fieldsOf(form).find(({ value }) => !value) ?? subject).focus();
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
