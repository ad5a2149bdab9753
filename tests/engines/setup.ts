import type { TestProject } from "vitest/node";
import { type Engines, needEngines } from "../../scripts/lib/engines/find.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Vitest's own type is extended.
  export interface ProvidedContext {
    engines: Engines;
  }
}

/** Once for all files: finds or installs the engines, and says which are missing. */
export const setup = async (project: TestProject) => {
  const { problems, ...engines } = await needEngines();
  for (const problem of problems) console.log(problem);
  project.provide("engines", engines);
};
