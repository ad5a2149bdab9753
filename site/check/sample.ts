/** The first digits of the SHA-256 of each page's description in the shipped sample. */
export const sampleTexts: ReadonlySet<string> = new Set([
  "0625962b24",
  "1c11ae3fed",
  "1d32b41d25",
  "30131abe28",
  "30a3f668ce",
  "3b5065b47f",
  "55066a0087",
  "734bfdb57d",
  "75d857edab",
  "75ef00e7ae",
  "7c0478646b",
  "a9f3610949",
  "c5372bc53d",
  "d060c659d4",
  "d2a02e4760",
  "e584046791",
  "ed06295b62",
  "f10f290679",
  "f40f0f3a8e",
]);

/** And of the pictures that stand for all of it: the cover and the screenshots. */
export const samplePictures: ReadonlySet<string> = new Set(["28503245ae", "35ded4d847", "f1db3b8c75"]);
