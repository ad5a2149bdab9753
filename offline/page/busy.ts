const otherInputs = ["button", "submit", "reset", "image", "checkbox", "radio", "range", "color", "file", "hidden"];

const textFields = `input${otherInputs.map((type) => `:not([type="${type}"])`).join("")}, textarea`;

/** An album in a frame does not tell whether somebody is busy in it. */
const editable = `${textFields}, select, iframe, [contenteditable]:not([contenteditable="false"])`;

type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isTextField = (element: Element | null): element is TextField => Boolean(element?.matches(textFields));

export const typedFields = (root: ParentNode): TextField[] =>
  [...root.querySelectorAll<TextField>(textFields)].filter((field) => field.value !== field.defaultValue);

/** A visitor on the button of a form that has text in it is still writing. */
const isWriting = () => {
  const active = document.activeElement;
  const form = active?.closest("form");
  return Boolean(active?.matches(editable) || (form && typedFields(form).length > 0));
};

export const isBusy = (): boolean =>
  isWriting() || document.querySelector(':popover-open, dialog:modal, [aria-modal="true"]') !== null;
