import { comparedWith, othersIn } from "./compare.ts";
import { rowsOf } from "./groups.ts";
import { kilobytes, median, times } from "./numbers.ts";
import { type Results, type Taken, scores } from "./results.ts";
import { own } from "./sites.ts";
import { totalOf } from "./weight.ts";

const isNumber = (cell: string) => /^[≤–\d]/.test(cell);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const side = (column: number) => (rows.every((row) => isNumber(row[column] ?? "")) ? "---:" : "---");
  return [line(head), line(head.map((_, column) => side(column))), ...rows.map(line)].join("\n");
};

const besides = <Found>(
  taken: Taken<Record<string, Found>>,
  valueOf: (found: Found) => number,
): { heads: string[]; cells: (value: number) => string[] } => {
  const others = Object.entries(taken.sites).filter(([name, pages]) => name !== own && Object.keys(pages).length > 0);
  return {
    heads: others.map(([name]) => `beside ${name}`),
    cells: (value) => {
      const middles = others.map(([, pages]) => median(Object.values(pages).map(valueOf)));
      return middles.map((middle) => times(middle > 0 ? value / middle : undefined));
    },
  };
};

export const besideTable = (results: Results): string => {
  const others = othersIn(results);
  const compared = others.map((other) => comparedWith(results, other));
  const labels = [...new Set(compared.flatMap((rows) => rows.map(({ label }) => label)))];
  const head = ["", ...others.flatMap((name) => [`${name}, home`, `${name}, page in the middle`])];
  const rows = labels.map((label) => [
    label,
    ...compared.flatMap((found) => {
      const row = found.find((one) => one.label === label);
      return [times(row?.home), times(row?.middle)];
    }),
  ]);
  return table(head, rows);
};

export const weightTable = (weight: NonNullable<Results["weight"]>): string => {
  const { heads, cells } = besides(weight, ({ first }) => totalOf(first));
  const rows = rowsOf(weight.sites[own] ?? {}, ({ first }) => totalOf(first));
  return table(
    [
      "page",
      "first view, KB",
      "requests",
      "of it scripts",
      "fonts",
      "images",
      "whole page, KB",
      "requests",
      ...heads.map((head) => `first view ${head}`),
    ],
    rows.map(({ label, value: { first, whole } }) => [
      label,
      kilobytes(totalOf(first)),
      String(first.requests),
      ...[first.bytes.js, first.bytes.font, first.bytes.image].map(kilobytes),
      kilobytes(totalOf(whole)),
      String(whole.requests),
      ...cells(totalOf(first)),
    ]),
  );
};

export const lighthouseTable = (lighthouse: NonNullable<Results["lighthouse"]>): string => {
  const { heads, cells } = besides(lighthouse, ({ lcp }) => lcp);
  const rows = rowsOf(lighthouse.sites[own] ?? {}, ({ lcp }) => lcp);
  return table(
    [
      "page",
      ...scores,
      "FCP, ms",
      "LCP, ms",
      "speed index, ms",
      "TBT, ms",
      "CLS",
      ...heads.map((head) => `LCP ${head}`),
    ],
    rows.map(({ label, value }) => [
      label,
      ...scores.map((name) => String(value.scores[name])),
      ...[value.fcp, value.lcp, value.si, value.tbt, value.cls].map(String),
      ...cells(value.lcp),
    ]),
  );
};

export const navigationTable = (navigation: NonNullable<Results["navigation"]>): string => {
  const { heads, cells } = besides(navigation, ({ ms }) => ms);
  const rows = rowsOf(navigation.sites[own] ?? {}, ({ ms }) => ms);
  return table(
    ["page", "from", "way", "ms", ...heads],
    rows.map(({ label, value: { from, way, ms } }) => [
      label,
      from,
      way === "client" ? "in the document" : "a new document",
      ms.toFixed(0),
      ...cells(ms),
    ]),
  );
};

/** The browser does not tell of what took no longer than that. */
const atMost = (ms: number) => (ms <= 16 ? "≤ 16" : String(ms));

export const interactionTable = (interactions: NonNullable<Results["interactions"]>): string =>
  table(
    ["interaction", "page", "times", "median, ms", "slowest, ms"],
    Object.entries(interactions.sites[own] ?? {}).map(([name, one]) => [
      name,
      one.page,
      String(one.times),
      atMost(one.median),
      atMost(one.worst),
    ]),
  );

export const buildTable = (build: NonNullable<Results["build"]>): string =>
  table(
    ["what has changed", "times", "seconds", "memory at most, MB"],
    Object.entries(build.sites[own] ?? {}).map(([name, one]) => [
      name,
      String(one.times),
      one.seconds.toFixed(1),
      String(one.megabytes ?? "–"),
    ]),
  );
