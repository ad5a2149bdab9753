const otherInputs = ["button", "submit", "reset", "image", "checkbox", "radio", "range", "color", "file", "hidden"];

const textFields = `input${otherInputs.map((type) => `:not([type=${type}])`).join("")}, textarea`;

/** A framed album doesn't reveal whether the visitor is using it. */
const editable = `${textFields}, select, iframe, [contenteditable]:not([contenteditable=false])`;

export const dirtyFields = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** A visitor who focuses the button of a form with unsent text is still busy. */
export const isBusy = (): boolean => {
  const active = document.activeElement;
  const form = active?.closest("form");
  return Boolean(
    active?.matches(editable) ||
    (form && dirtyFields(form).length > 0) ||
    document.querySelector(":popover-open, dialog:modal, [aria-modal=true]"),
  );
};
