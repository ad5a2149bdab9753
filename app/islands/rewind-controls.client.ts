/**
 * A visitor may use a control before React has come. React would take the changed state for its own and then undo it, so
 * each control is set back before hydration, and its change is made again afterwards, as the visitor made it.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

const defaultOption = (select: HTMLSelectElement) =>
  Math.max(
    0,
    [...select.options].findIndex((option) => option.defaultSelected),
  );

/** React overrides the setter of `value`; only the prototype's makes it see that the visitor has typed. */
const type = (control: Control, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
};

const rewindBox = (box: HTMLInputElement) => {
  if (box.checked === box.defaultChecked) return undefined;
  // Of several radio buttons only the one that was chosen is clicked again.
  const isChosen = box.checked;
  return {
    reset: () => void (box.checked = box.defaultChecked),
    replay: () => (box.type === "checkbox" || isChosen) && box.checked !== isChosen && box.click(),
  };
};

const rewindSelect = (select: HTMLSelectElement) => {
  const { value, selectedIndex } = select;
  const before = defaultOption(select);
  if (selectedIndex === before) return undefined;
  return { reset: () => void (select.selectedIndex = before), replay: () => type(select, value) };
};

const rewindText = (field: HTMLInputElement | HTMLTextAreaElement) => {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return { reset: () => void (field.value = defaultValue), replay: () => type(field, value) };
};

const rewind = (control: Control) => {
  if (isBox(control)) return rewindBox(control);
  return control instanceof HTMLSelectElement ? rewindSelect(control) : rewindText(control);
};

export const rewindControls = (island: HTMLElement): (() => void) => {
  const changes = [...island.querySelectorAll<Control>("input, textarea, select")].flatMap((one) => rewind(one) ?? []);
  for (const { reset } of changes) reset();
  return () => {
    for (const { replay } of changes) replay();
  };
};
