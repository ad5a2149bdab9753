const otherInputs = ["button", "submit", "reset", "image", "checkbox", "radio", "range", "color", "file", "hidden"];

const textFields = `input${otherInputs.map((type) => `:not([type="${type}"])`).join("")}, textarea`;

/** The album in a frame keeps its own counsel about what is done in it. */
const editable = `${textFields}, select, iframe, [contenteditable]:not([contenteditable="false"])`;

type TextField = HTMLInputElement | HTMLTextAreaElement;

export const isTextField = (element: Element | null): element is TextField => Boolean(element?.matches(textFields));

export const typedFields = (root: ParentNode): TextField[] =>
  [...root.querySelectorAll<TextField>(textFields)].filter((field) => field.value !== field.defaultValue);

/** In a field, or still within a form that has text in it, such as on its button. */
const isWriting = () => {
  const active = document.activeElement;
  const form = active?.closest("form");
  return Boolean(active?.matches(editable) || (form && typedFields(form).length > 0));
};

export const isBusy = (): boolean =>
  isWriting() || document.querySelector(':popover-open, dialog:modal, [aria-modal="true"]') !== null;
