import { expect, it } from "vitest";
import { failedToRead } from "../../../../scripts/photos/originals.ts";

it.each([
  [
    Object.assign(new Error("EACCES: permission denied, open 'a.jpg'"), { code: "EACCES" }),
    /allow yourself to read it$/,
  ],
  [Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }), /: the disk is full: make room/],
  [new Error("Input image exceeds pixel limit"), /: has more than 200 megapixels: make it smaller/],
  [new Error("VipsJpeg: premature end of JPEG image"), /: cannot be read: the file is damaged or no picture/],
])("says what to do after %s", (error, said) => {
  expect(failedToRead("a.jpg", error)).toMatch(said);
  expect(failedToRead("a.jpg", error)).not.toContain(error.message);
});
