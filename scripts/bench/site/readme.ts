import { othersIn } from "./compare.ts";
import { kilobytes, median } from "./numbers.ts";
import { usualRuns } from "./options.ts";
import { type Machine, type Measure, type Results, type Taken, isWhole, measures } from "./results.ts";
import { own } from "./sites.ts";
import { besideTable, buildTable, interactionTable, lighthouseTable, navigationTable, weightTable } from "./tables.ts";

/** The results write all of `bench/README.md`: nothing in it is written by hand. */

const intro = `# The benchmark

Made by \`npm run bench\` from [results.json](results.json); \`npm run bench -- --draw\` draws it again without measuring.
Times hold for the machine that took them, at the moment when it did. What other sites have is told only as a ratio, taken
in the same run in the same way: every folder is served over HTTP/2 with TLS and brotli from this machine.

\`\`\`sh
npm run bench                                          # builds, serves and measures every page
npm run bench -- --beside eleventy=DIR other=https://… # others in the same run
npm run bench -- --page /camp --measure weight         # one page, one measure: a look that changes nothing here
\`\`\``;

const machineText = ({ cores, memoryGB, system, node, chromium }: Machine) =>
  `${cores} cores, ${memoryGB} GB, ${system}, Node ${node}, Chromium ${chromium}`;

const often = ({ runs }: Taken<unknown>, what: string) =>
  runs === 1 ? `one ${what}` : `the median of ${runs} ${what}s`;

const covered = ({ pages: [measured, all] }: Taken<unknown>) =>
  measured === all ? `All ${all} pages` : `${measured} of ${all} pages`;

const whereText = (results: Results): string => {
  const taken = measures.flatMap((name) => (results[name] ? [{ name, taken: results[name] as Taken<unknown> }] : []));
  const places = Map.groupBy(taken, ({ taken: { date, machine } }) => `${date}: ${machineText(machine)}`);
  const lines = [...places].map(([place, all]) => {
    const names = places.size === 1 ? "" : ` (${all.map(({ name }) => name).join(", ")})`;
    return `- ${place}${names}`;
  });
  const index = results.lighthouse
    ? [`- Lighthouse ${results.lighthouse.version}, benchmark index ${results.lighthouse.benchmarkIndex}`]
    : [];
  const partial = taken.filter((one) => !isWhole(one.taken, usualRuns)).map(({ name }) => name);
  const warning =
    partial.length > 0
      ? [`\n**A quick look, no claim**: ${partial.join(", ")} cover less than all pages in ${usualRuns} runs.`]
      : [];
  return [...lines, ...index, ...warning].join("\n");
};

const picture = (name: string, words: string) => `![${words}](${name}.svg)`;

const backText = ({ sites }: NonNullable<Results["back"]>): string => {
  const pages = Object.values(sites[own] ?? {});
  const restored = pages.filter((page) => page.restored);
  const reasons = [...new Set(pages.flatMap((page) => page.reasons))];
  const middle = restored.length > 0 ? `, in ${median(restored.map(({ ms }) => ms)).toFixed(0)} ms (median)` : "";
  const why = reasons.length > 0 ? ` What kept the others from it: ${reasons.join(", ")}.` : "";
  const others = Object.entries(sites)
    .filter(([name]) => name !== own)
    .map(([name, found]) => {
      const all = Object.values(found);
      return ` Of ${name}: ${all.filter((page) => page.restored).length} of ${all.length}.`;
    });
  return `${restored.length} of ${pages.length} pages that were left come back from the browser's memory${middle}.${why}${others.join("")}`;
};

const offlineText = (offline: NonNullable<Results["offline"]>): string => {
  const found = offline.sites[own];
  if (!found) return "No worker was ready within a minute.";
  return `The whole site is kept ${(found.ms / 1000).toFixed(1)} s after the first visit began, when ${kilobytes(found.bytes)} KB have been sent, bodies of the first page's files included (${often(offline, "visit")}).`;
};

type Section = { title: string; body: (results: Results) => string[] };

const sections: Record<Measure, Section> = {
  weight: {
    title: "Weight",
    body: ({ weight }) =>
      weight
        ? [
            picture("weight", "First view of every page, kilobytes by kind"),
            `${covered(weight)}, each visited once. Bytes on the wire with headers, on a phone of 412 × 823 at 1.75 pixels: until the page rests, and when it has been scrolled through. What the offline worker keeps is told below.`,
            weightTable(weight),
          ]
        : [],
  },
  lighthouse: {
    title: "Lighthouse",
    body: ({ lighthouse }) =>
      lighthouse
        ? [
            picture("paints", "First and largest paint of every page"),
            `${covered(lighthouse)}, ${often(lighthouse, "run")} each, with the settings that Lighthouse comes with for a phone.`,
            lighthouseTable(lighthouse),
          ]
        : [],
  },
  navigation: {
    title: "From click to paint",
    body: ({ navigation }) =>
      navigation
        ? [
            picture("navigation", "Time from a click to the other page's heading"),
            `${covered(navigation)}, ${often(navigation, "click")} each. From the tap on a link to the first frame with the other page's heading, the way gone once before; where a new document is loaded, to its first paint.`,
            navigationTable(navigation),
          ]
        : [],
  },
  interactions: {
    title: "Interactions",
    body: ({ interactions }) =>
      interactions
        ? [
            picture("interactions", "Time from a tap or key to the next frame"),
            "As the browser's event timing tells it, on a processor four times as slow; it counts in steps of 8 ms and tells of nothing under 16 ms.",
            interactionTable(interactions),
          ]
        : [],
  },
  back: { title: "Back and forward", body: ({ back }) => (back ? [backText(back)] : []) },
  offline: { title: "Offline", body: ({ offline }) => (offline ? [offlineText(offline)] : []) },
  build: {
    title: "Building",
    body: ({ build }) =>
      build
        ? [
            picture("build", "Seconds that a build takes"),
            "Cold is without anything kept from builds before; memory is that of all its processes together.",
            buildTable(build),
          ]
        : [],
  },
};

const sectionText = (results: Results, name: Measure): string[] =>
  results[name] ? [`## ${sections[name].title}`, ...sections[name].body(results)] : [];

const besideText = (results: Results): string[] =>
  othersIn(results).length === 0
    ? []
    : [
        "## Beside others",
        picture("beside", "This site's page in the middle as a multiple of others'"),
        "How many times as much this site takes: under 1 × it takes less. A dash stands where the other has nothing.",
        besideTable(results),
      ];

export const readmeOf = (results: Results): string =>
  [intro, whereText(results), ...besideText(results), ...measures.flatMap((name) => sectionText(results, name))]
    .filter((part) => part !== "")
    .join("\n\n");
