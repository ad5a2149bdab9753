import { relative, resolve } from "node:path";

/** The owner's folder, seen from the project's root: `content`, or another one that CONTENT names. */
export const contentFolder = relative(".", resolve(process.env["CONTENT"] || "content")).replaceAll("\\", "/");
