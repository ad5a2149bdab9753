/**
 * React loses what a visitor enters before hydration. Each control is therefore reset to its rendered state first, and the
 * change is replayed after hydration.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

const defaultOption = (select: HTMLSelectElement) =>
  Math.max(
    0,
    [...select.options].findIndex((option) => option.defaultSelected),
  );

/** React overrides the `value` setter; with the prototype's, React notices the change. */
const type = (control: Control, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
};

const resetBox = (box: HTMLInputElement) => {
  if (box.checked === box.defaultChecked) return undefined;
  // Of several radio buttons, only the selected one is clicked again.
  const isChosen = box.checked;
  return {
    reset: () => void (box.checked = box.defaultChecked),
    replay: () => (box.type === "checkbox" || isChosen) && box.checked !== isChosen && box.click(),
  };
};

const resetSelect = (select: HTMLSelectElement) => {
  const { value, selectedIndex } = select;
  const before = defaultOption(select);
  if (selectedIndex === before) return undefined;
  return { reset: () => void (select.selectedIndex = before), replay: () => type(select, value) };
};

const resetText = (field: HTMLInputElement | HTMLTextAreaElement) => {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return { reset: () => void (field.value = defaultValue), replay: () => type(field, value) };
};

const resetOne = (control: Control) => {
  if (isBox(control)) return resetBox(control);
  return control instanceof HTMLSelectElement ? resetSelect(control) : resetText(control);
};

export const resetInput = (island: HTMLElement): (() => void) => {
  const changes = [...island.querySelectorAll<Control>("input, textarea, select")].flatMap(
    (one) => resetOne(one) ?? [],
  );
  for (const { reset } of changes) reset();
  return () => {
    for (const { replay } of changes) replay();
  };
};
