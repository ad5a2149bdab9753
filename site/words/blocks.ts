import { localize } from "#words";

export const english = {
  /** The labels of note blocks. */
  note: { note: "Note", caution: "Caution" },
  /** Code blocks. */
  code: {
    copy: "Copy",
    copied: "Copied",
    notCopied: "Couldn't copy. Select the text and copy it.",
    systems: "Commands for",
    chosen: "Showing commands for {system}.",
  },
  /** Guides with checkable steps. */
  guide: {
    tools: "Tools",
    steps: { one: "One step", other: "{count} steps" },
    time: "About {time}",
    minutes: "{minutes} min",
    hours: "{hours} hr",
    hoursAndMinutes: "{hours} hr {minutes} min",
    mark: "Done",
    hint: "Check off steps as you go. Your progress is saved on this device.",
    progress: "{done} of {total} done",
    left: "About {time} left",
    finished: "All done",
    resume: "Continue: {title}",
    reset: "Reset",
    cleared: "Progress reset.",
  },
} as const;

export const { note, code, guide } = localize(english);
