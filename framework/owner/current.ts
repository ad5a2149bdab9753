import { ContentError } from "../../site/check/problems.ts";
import { type Content, type Examined, examineContent } from "../../site/load.ts";
import { type Sources, sources } from "../../site/sources.ts";

export type Reading = Examined & { sources: Sources };

/** Vite's configuration is loaded twice, and pages are a third program to Node: a global gives all one reading. */
const shared = globalThis as { ridgelineContent?: Reading };

export const examine = (read: Sources): Reading => ({ sources: read, ...examineContent(read) });

export const currentReading = (): Reading => (shared.ridgelineContent ??= examine(sources));

export const show = (reading: Reading) => {
  shared.ridgelineContent = reading;
};

export const currentContent = (): Content => {
  const { content, problems } = currentReading();
  if (!content) throw new ContentError(problems);
  return content;
};

export const sourcesCode = "export const { sources } = globalThis.ridgelineContent;";
