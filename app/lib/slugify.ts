/** A readable form of a title for addresses: "Green lentils" becomes "green-lentils". */
export const slugify = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
