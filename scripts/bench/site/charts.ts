import { type BarChart, drawBars } from "./bars.ts";
import { comparedWith, othersIn } from "./compare.ts";
import { rowsOf } from "./groups.ts";
import { kilobytes } from "./numbers.ts";
import { drawRatios } from "./ratios.ts";
import { type Kind, type Results, kinds } from "./results.ts";
import { own } from "./sites.ts";
import { totalOf } from "./weight.ts";

/** A drawing is made from one measure; what was not measured is not drawn. */

const limits = { navigation: 50, interaction: 100 };

const looks: Record<Kind, string> = {
  html: "ink",
  css: "ink2",
  js: "hue",
  font: "second",
  image: "mist",
  data: "pale",
  other: "far",
};

const otherLooks = ["hue", "second", "good", "ink2"];

const weightChart = ({ weight }: Results): BarChart | undefined => {
  const pages = weight?.sites[own];
  return (
    pages && {
      title: "First view, kilobytes by kind",
      description: "What each page makes a phone download before it is scrolled, stacked by kind.",
      legend: kinds.map((kind) => ({ name: kind, look: looks[kind] })),
      rows: rowsOf(pages, ({ first }) => totalOf(first)).map(({ label, value: { first } }) => ({
        label,
        parts: kinds.map((kind) => first.bytes[kind]),
        text: kilobytes(totalOf(first)),
      })),
    }
  );
};

const paintChart = ({ lighthouse }: Results): BarChart | undefined => {
  const pages = lighthouse?.sites[own];
  return (
    pages && {
      title: "First and largest paint on a simulated phone, milliseconds",
      description: "For each page the time until something is painted and until its largest part is.",
      legend: [
        { name: "first paint", look: "hue" },
        { name: "until the largest", look: "pale" },
      ],
      rows: rowsOf(pages, ({ lcp }) => lcp).map(({ label, value: { fcp, lcp } }) => ({
        label,
        parts: [fcp, Math.max(0, lcp - fcp)],
        text: `${fcp} / ${lcp}`,
      })),
    }
  );
};

const navigationChart = ({ navigation }: Results): BarChart | undefined => {
  const pages = navigation?.sites[own];
  return (
    pages && {
      title: "From the click on a link to the other page's heading, milliseconds",
      description: "For each page the time from a click on a link to it until its heading is drawn, the second time.",
      legend: [{ name: "click to paint", look: "hue" }],
      mark: { at: limits.navigation, name: `${limits.navigation} ms` },
      rows: rowsOf(pages, ({ ms }) => ms).map(({ label, value: { ms } }) => ({
        label,
        parts: [ms],
        text: ms.toFixed(0),
      })),
    }
  );
};

const interactionChart = ({ interactions }: Results): BarChart | undefined => {
  const found = interactions?.sites[own];
  return (
    found && {
      title: "From a tap or a key to the next frame, milliseconds",
      description:
        "On a processor four times as slow: for each interaction the median, and in a paler color the slowest.",
      legend: [
        { name: "median", look: "hue" },
        { name: "slowest", look: "pale" },
      ],
      mark: { at: limits.interaction, name: `${limits.interaction} ms` },
      rows: Object.entries(found).map(([label, { median, worst }]) => ({
        label,
        parts: [median, worst - median],
        text: `${median} / ${worst}`,
      })),
    }
  );
};

const buildChart = ({ build }: Results): BarChart | undefined => {
  const found = build?.sites[own];
  return (
    found && {
      title: "Building the site, seconds",
      description: "How long a build takes, by what has changed since the one before.",
      legend: [{ name: "seconds", look: "hue" }],
      rows: Object.entries(found).map(([label, { seconds }]) => ({
        label,
        parts: [seconds],
        text: seconds.toFixed(1),
      })),
    }
  );
};

const besideChart = (results: Results): string | undefined => {
  const others = othersIn(results);
  const compared = others.map((other) => comparedWith(results, other));
  const labels = [...new Set(compared.flatMap((rows) => rows.map(({ label }) => label)))];
  if (labels.length === 0) return undefined;
  const look = (index: number) => otherLooks[index % otherLooks.length] ?? "hue";
  return drawRatios({
    title: "This site's page in the middle, as a multiple of another site's",
    description: "Left of the line at one this site takes less, right of it more.",
    legend: others.map((name, index) => ({ name: `beside ${name}`, look: look(index) })),
    rows: labels.map((label) => ({
      label,
      points: compared.map((rows, index) => ({
        value: rows.find((row) => row.label === label)?.middle,
        look: look(index),
      })),
    })),
  });
};

const bars = {
  "weight.svg": weightChart,
  "paints.svg": paintChart,
  "navigation.svg": navigationChart,
  "interactions.svg": interactionChart,
  "build.svg": buildChart,
};

export const chartsOf = (results: Results): Map<string, string> => {
  const charts = new Map<string, string>();
  const beside = besideChart(results);
  if (beside !== undefined) charts.set("beside.svg", beside);
  for (const [name, chartOf] of Object.entries(bars)) {
    const chart = chartOf(results);
    if (chart && chart.rows.length > 0) charts.set(name, drawBars(chart));
  }
  return charts;
};
