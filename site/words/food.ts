import { speak } from "#words";

export const english = {
  /** The random foods. */
  foodPicker: {
    button: "Get Random Foods",
    type: "Type",
    food: "Food",
    lock: "Lock {name}",
    news: "New foods: {foods}.",
    allLocked: "Every food is locked.",
    undo: "Undo",
    undone: "Back to: {foods}.",
    shared: "Seven foods",
    noScript: "The button needs JavaScript. Point at the lists below with your eyes closed instead.",
  },
  /** Random foods for a week, and what to buy for them. */
  foodWeek: {
    title: "Plan a week",
    intro: "Seven draws, none the same two days running. Locked foods stay all week. The plan stays on this device.",
    draw: "Draw a week",
    redraw: "Draw another week",
    drawn: "The week is drawn.",
    clear: "Clear the week",
    cleared: "The week is cleared.",
    day: "Day",
    foods: "Foods",
    again: "Draw {day} again",
    news: "{day}: {foods}.",
    shopping: "Shopping list",
    times: "{food} × {count}",
    progress: "{done} of {total} bought",
    copy: "Copy what is left",
  },
} as const;

export const { foodPicker, foodWeek } = speak(english);
