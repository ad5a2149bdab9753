import { format } from "prettier";
import { chartsOf } from "./charts.ts";
import { readmeOf } from "./readme.ts";
import type { Results } from "./results.ts";

const printWidth = 120;

export const tidyJson = (value: unknown): Promise<string> =>
  format(JSON.stringify(value), { parser: "json", printWidth });

export const drawAll = async (results: Results): Promise<Map<string, string>> =>
  new Map([...chartsOf(results), ["README.md", await format(readmeOf(results), { parser: "markdown", printWidth })]]);
