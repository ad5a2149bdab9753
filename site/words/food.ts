import { localize } from "#words";

export const english = {
  /** The random foods. */
  foodPicker: {
    button: "Get Random Foods",
    type: "Type",
    food: "Food",
    lock: "Lock {name}",
    announcement: "New foods: {foods}.",
    allLocked: "Every food is locked.",
    undo: "Undo",
    undone: "Restored: {foods}.",
    shared: "Random foods",
    noScript: "The button needs JavaScript. Instead, close your eyes and point at the lists below.",
  },
  /** A week of random foods, and its shopping list. */
  foodWeek: {
    title: "Plan a week",
    intro:
      "Seven days of random foods, with no repeats two days in a row. Locked foods stay all week. The plan is saved on this device.",
    draw: "Create plan",
    redraw: "New plan",
    drawn: "Plan created.",
    clear: "Clear plan",
    cleared: "Plan cleared.",
    day: "Day",
    foods: "Foods",
    again: "Pick new foods for {day}",
    announcement: "{day}: {foods}.",
    shopping: "Shopping list",
    times: "{food} × {count}",
    progress: "{done} of {total} bought",
    copy: "Copy remaining items",
  },
} as const;

export const { foodPicker, foodWeek } = localize(english);
