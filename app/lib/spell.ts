/** A title stays readable in an address: "Green lentils" is "green-lentils". */
export const spell = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-");
