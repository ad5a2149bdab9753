import { parseJson, tabStorage } from "../../lib/storage.ts";
import { copyText } from "../../parts/share/hand-over.ts";

/**
 * Keeps what is typed into the contact form. Nobody tells a page how its native submission ended: who comes back finds
 * the text, any other visit starts empty.
 */

const draftKey = "contact-draft";
const sentKey = "contact-sent";

/** A service that has not answered by then may be tried again. */
const patience = 20_000;

const readDraft = () => Object(parseJson(tabStorage.read(draftKey))) as Record<string, unknown>;

const cameBack = () => {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
};

const install = (form: HTMLFormElement) => {
  // All that a visitor writes is required; the trap is not.
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]")];
  const box = form.querySelector("textarea");
  const button = form.querySelector("[type=submit]");
  const label = form.querySelector<HTMLElement>("[data-sending]");
  const status = form.querySelector("output");
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOffline = false;
  let isReturned = false;

  const draft = () => JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));

  const say = () => {
    if (!status) return;
    const { offline = "", returned = "" } = status.dataset;
    status.textContent = isOffline ? offline : isReturned ? returned : "";
  };

  /** Some browsers lack `field-sizing`. The box never shrinks, so one that the visitor has pulled larger stays so. */
  const grow = () => {
    if (!box || box.scrollHeight <= box.clientHeight || CSS.supports("field-sizing", "content")) return;
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  };

  const keep = () => {
    tabStorage.write(draftKey, draft());
    grow();
  };

  const restore = (isBack: boolean) => {
    const sent = tabStorage.read(sentKey);
    tabStorage.write(sentKey, null);
    if (sent && isBack) {
      tabStorage.write(draftKey, sent);
      isReturned = true;
      say();
    }
    const kept = readDraft();
    for (const field of fields) {
      const text = kept[field.name];
      if (typeof text === "string" && !field.value) field.value = text;
    }
    grow();
  };

  const noteSending = (isSending: boolean) => {
    clearTimeout(timer);
    timer = isSending ? setTimeout(noteSending, patience, false) : undefined;
    if (button) button.ariaDisabled = isSending ? "true" : null;
    if (label) label.textContent = label.dataset[isSending ? "sending" : "send"] ?? "";
  };

  restore(cameBack());
  // The visitor may have been typing before anybody could keep it.
  if (fields.some(({ value }) => value)) keep();

  form.addEventListener("input", keep);
  form.addEventListener("submit", (event) => {
    if (timer === undefined && navigator.onLine) {
      noteSending(true);
      tabStorage.write(sentKey, draft());
      tabStorage.write(draftKey, null);
      return;
    }
    // A second click waits, and without a network nothing is sent or lost.
    event.preventDefault();
    isOffline = !navigator.onLine;
    say();
  });
  addEventListener("online", () => {
    isOffline = false;
    say();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    noteSending(false);
    restore(true);
  });
};

/** An opening fills the subject, and the visitor goes on with the first field that is empty. */
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

const installCopy = (button: HTMLElement) =>
  button.addEventListener("click", async () => {
    const { copyAddress = "", copied = "", failed = "" } = button.dataset;
    const isCopied = await copyText(copyAddress);
    button.nextElementSibling?.replaceChildren(isCopied ? copied : failed);
  });

const form = document.querySelector<HTMLFormElement>("[data-contact]");
if (form) {
  install(form);
  installOpenings(form);
}
const copyButton = document.querySelector<HTMLElement>("[data-copy-address]");
if (copyButton) installCopy(copyButton);
