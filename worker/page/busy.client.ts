const otherInputs = ["button", "submit", "reset", "image", "checkbox", "radio", "range", "color", "file", "hidden"];

const textFields = `input${otherInputs.map((type) => `:not([type=${type}])`).join("")}, textarea`;

/** An album in a frame does not tell whether somebody is busy in it. */
const editable = `${textFields}, select, iframe, [contenteditable]:not([contenteditable=false])`;

export const typedFields = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** A visitor on the button of a form that has text in it is still writing. */
export const isBusy = (): boolean => {
  const active = document.activeElement;
  const form = active?.closest("form");
  return Boolean(
    active?.matches(editable) ||
    (form && typedFields(form).length > 0) ||
    document.querySelector(":popover-open, dialog:modal, [aria-modal=true]"),
  );
};
