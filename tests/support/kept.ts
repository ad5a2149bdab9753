import type { WorkerPlan } from "../../worker/plan.ts";

/** Whether a page is kept by the first visit already: of a large site, the largest pages wait until they are seen. */
export const keptBy = (worker: string) => {
  const [, json = ""] = /^const sitePlan=(.*);\n/.exec(worker) ?? [];
  const { files } = JSON.parse(json) as WorkerPlan;
  return (path: string) => Object.hasOwn(files, path.slice(1));
};
