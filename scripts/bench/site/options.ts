import { parseArgs } from "node:util";
import { type Measure, measures } from "./results.ts";
import { own } from "./sites.ts";

type Beside = { name: string; place: string };

export type Options = {
  pages: string[];
  measures: Measure[];
  beside: Beside[];
  runs: number;
  quick: boolean;
  build: boolean;
  save: boolean;
  draw: boolean;
};

export const usualRuns = 5;

export const usage = `npm run bench -- [options]
  --page /camp            only this page; can be given more than once
  --measure ${measures.join(",")}
                          only these
  --beside name=DIR …     other sites in the same run: folders, or addresses (name=https://…)
  --runs ${usualRuns}                how often each thing is measured; the median counts
  --quick                 one run of a few pages, to see that all works
  --no-build              measures what build/client holds already
  --save                  keeps also what is not whole in bench/
  --draw                  only draws bench/README.md and its charts again`;

/** `--beside a=1 b=2` is what people write; the parser wants the option before each. */
export const spreadBeside = (args: readonly string[]): string[] => {
  const spread: string[] = [];
  let listing = false;
  for (const arg of args) {
    if (arg.startsWith("--")) {
      listing = arg === "--beside";
      if (!listing) spread.push(arg);
    } else if (listing) spread.push("--beside", arg);
    else spread.push(arg);
  }
  return spread;
};

const besideOf = (text: string): Beside | string => {
  const [, name = "", place = ""] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (name === "") return `"${text}" names no site: say name=DIR or name=https://…`;
  return name === own ? `"${own}" is this site's own name.` : { name, place };
};

const measuresOf = (text: string | undefined): Measure[] | string => {
  if (text === undefined) return [...measures];
  const names = text.split(",");
  const strange = names.find((name) => !measures.includes(name as Measure));
  if (strange !== undefined) return `There is no measure "${strange}": choose from ${measures.join(", ")}.`;
  return measures.filter((name) => names.includes(name));
};

export const optionsFrom = (args: readonly string[]): Options | string => {
  try {
    const { values } = parseArgs({
      args: spreadBeside(args),
      options: {
        page: { type: "string", multiple: true, default: [] },
        measure: { type: "string" },
        beside: { type: "string", multiple: true, default: [] },
        runs: { type: "string" },
        quick: { type: "boolean", default: false },
        "no-build": { type: "boolean", default: false },
        save: { type: "boolean", default: false },
        draw: { type: "boolean", default: false },
      },
    });
    const runs = Number(values.runs ?? (values.quick ? 1 : usualRuns));
    if (!Number.isInteger(runs) || runs < 1) return `--runs is "${values.runs}", which is no number of runs.`;
    const chosen = measuresOf(values.measure);
    if (typeof chosen === "string") return chosen;
    const beside = values.beside.map(besideOf);
    const wrong = beside.find((site) => typeof site === "string");
    if (typeof wrong === "string") return wrong;
    const { quick, save, draw } = values;
    const build = !values["no-build"];
    return { pages: values.page, measures: chosen, beside: beside as Beside[], runs, quick, build, save, draw };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
