import { ContentError } from "../../site/check/problems.ts";
import { type Content, type Examined, examineContent } from "../../site/load.ts";
import { type Sources, sources } from "../../site/sources.ts";

/** A reading of the owner's folder, examined once, whoever asks for it. */
export type Reading = Examined & { sources: Sources };

/**
 * React Router loads Vite's configuration twice, and pages are a third program to Node's module system. They share the
 * reading by way of a global, so that a new one is there for all of them at once.
 */
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

/** The text of a module that gives pages the reading. */
export const sourcesCode = "export const { sources } = globalThis.ridgelineContent;";
