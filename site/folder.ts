import { relative, resolve } from "node:path";

/** The variable CONTENT names another folder, relative to the project's root. */
export const contentFolder = relative(".", resolve(process.env["CONTENT"] || "content")).replaceAll("\\", "/");
