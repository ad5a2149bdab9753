import { photoField, photoPath } from "../../../site/addresses/photos.ts";

export const photoAddresses = { field: photoField, pathOf: photoPath };
