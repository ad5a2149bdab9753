/** What every service that shows previews takes. */
export const card = { width: 1200, height: 630, type: "image/jpeg" } as const;

export const margin = 64;
