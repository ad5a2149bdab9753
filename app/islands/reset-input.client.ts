/**
 * React loses what a visitor enters before hydration. Each control is therefore reset to its rendered state first, and the
 * change is replayed after hydration.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** The default of a select is its first option, unless one is marked. */
const defaultOf = (control: Control) => {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
};

/** React overrides the `value` setter; with the prototype's, React notices the change. */
const enterValue = (control: Control, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
};

const resetOne = (control: Control) => {
  if (isBox(control)) {
    const { checked, defaultChecked } = control;
    if (checked === defaultChecked) return [];
    // Of several radio buttons, only the selected one is clicked again.
    const isClicked = control.type === "checkbox" || checked;
    const replay = () => {
      if (isClicked && control.checked !== checked) control.click();
    };
    return [{ reset: () => void (control.checked = defaultChecked), replay }];
  }
  const { value } = control;
  const before = defaultOf(control);
  if (value === before) return [];
  return [{ reset: () => void (control.value = before), replay: () => enterValue(control, value) }];
};

/** Returns what replays the changes, in the order of the controls. */
export const resetInput = (island: HTMLElement): (() => void)[] => {
  const changes = [...island.querySelectorAll<Control>("input, textarea, select")].flatMap(resetOne);
  for (const { reset } of changes) reset();
  return changes.map(({ replay }) => replay);
};
