/** The address of a photo of the gallery: the one place that says it for whoever leads there. */
export const photoAddress = (slug: string): string => `/photography?photo=${slug}`;
