import { relative, resolve } from "node:path";

/** CONTENT names another folder, seen from the project's root. */
export const contentFolder = relative(".", resolve(process.env["CONTENT"] || "content")).replaceAll("\\", "/");
