import { isRouteErrorResponse } from "react-router";

export const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

type Visit<Page> = { request: Request; url: URL; serverLoader: () => Promise<Page> };

/** An old address that no page links to has no route of its own; a visit that starts there is served by a static page. */
const leadOn = async (visit: Visit<unknown>) => {
  const found = (await import("../redirect/lead-on.ts")).leadOn(visit);
  if (found) throw found;
};

/** A photo's page, or nothing. No file is asked for where no photo's page can be. */
export const askFor = async <Page>(visit: Visit<Page>, slug: string | undefined): Promise<Page | null> => {
  if (slug === undefined) {
    await leadOn(visit);
    return null;
  }
  return visit.serverLoader().catch(async (error: unknown) => {
    if (isMissing(error)) await leadOn(visit);
    throw error;
  });
};
