import { photoField, photoPath } from "../../../site/addresses/photos.ts";

/** How an open photo of the gallery is told in the address. */
export const photoAddresses = { field: photoField, pathOf: photoPath };
