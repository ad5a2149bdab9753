import { photoField, photoPath } from "../../../site/addresses/photos.ts";

/** A photo has one page, whether it is opened in the gallery or in a collection. */
export const photoAddresses = { field: photoField, pathOf: photoPath };
