import { speak } from "#words";

export const english = {
  /** Over a remark that is set apart. */
  note: { note: "Note", caution: "Caution" },
  /** The button beside a command. */
  code: {
    copy: "Copy",
    copied: "Copied",
    notCopied: "Select and copy by hand",
    systems: "Commands for",
    chosen: "The commands are for {system} now.",
  },
  /** Steps to be marked when they are done. */
  guide: {
    tools: "Tools",
    steps: { one: "One step", other: "{count} steps" },
    time: "About {time}",
    minutes: "{minutes} min",
    hours: "{hours} h",
    hoursAndMinutes: "{hours} h {minutes} min",
    mark: "Done",
    hint: "Mark what is done. The marks stay on this device.",
    progress: "{done} of {total} done",
    left: "About {time} left",
    finished: "All done",
    resume: "Continue: {title}",
    clear: "Clear marks",
    cleared: "The marks are cleared.",
  },
} as const;

export const { note, code, guide } = speak(english);
