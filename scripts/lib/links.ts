import { linkTarget } from "../../site/addresses/link-target.ts";
import type { ContentPart } from "../../site/check/cross-check.ts";
import { fieldName } from "../../site/check/problems.ts";
import { addressesIn } from "../../site/compile/markdown.ts";
import { eachText } from "../../site/schema/fields.ts";

/** A dead link is told from a merely unfriendly one. */

export type Link = { url: string; file: string; field: string };

export const collectLinks = ({ file, schema, value }: ContentPart): Link[] => {
  const links: Link[] = [];
  eachText(schema, value, (text, holds, path) => {
    for (const address of addressesIn(text, holds)) {
      const target = linkTarget(address);
      if (target.kind !== "external" || !/^https?:/.test(target.href)) continue;
      links.push({ url: target.href.split("#")[0] ?? "", file, field: fieldName(path) });
    }
  });
  return links;
};

export type Verdict = { state: "alive" | "dead" | "unsure"; reason: string };

export type Tools = { fetch: typeof fetch; wait: (milliseconds: number) => Promise<void> };

const timeout = 20_000;

const userAgent = "Mozilla/5.0 (compatible; link check of a personal site, once a week)";

const attempt = async (url: string, method: "HEAD" | "GET", tools: Tools): Promise<number | string> => {
  try {
    const response = await tools.fetch(url, {
      method,
      redirect: "follow",
      headers: { "User-Agent": userAgent, Accept: "text/html,*/*" },
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } };
    return cause?.code ?? name;
  }
};

/** Many servers answer HEAD wrongly, so only GET's word counts against a page. */
const ask = async (url: string, tools: Tools): Promise<number | string> => {
  const head = await attempt(url, "HEAD", tools);
  if (typeof head === "number" && head < 400) return head;
  return attempt(url, "GET", tools);
};

const judge = (answer: number | string): Verdict => {
  if (answer === 404 || answer === 410) return { state: "dead", reason: `status ${answer}` };
  if (answer === "ENOTFOUND") return { state: "dead", reason: "no such host" };
  if (typeof answer === "number" && answer < 400) return { state: "alive", reason: `status ${answer}` };
  // Bot walls, rate limits and bad days say nothing about a visitor's browser.
  return { state: "unsure", reason: typeof answer === "number" ? `status ${answer}` : answer };
};

/** A page is asked a second time, later, before it is called dead. */
export const checkLink = async (url: string, tools: Tools): Promise<Verdict> => {
  const first = judge(await ask(url, tools));
  if (first.state === "alive") return first;
  await tools.wait(30_000);
  const second = judge(await ask(url, tools));
  if (second.state === "dead" && first.state === "unsure") return { state: "unsure", reason: second.reason };
  return second;
};

/** The network is to blame when none of a few hosts answers, and asking them all would take long. */
export const isOffline = async (urls: readonly string[], tools: Tools): Promise<boolean> => {
  const hosts = [...Map.groupBy(urls, (url) => new URL(url).host).values()].slice(0, 5);
  const answers = await Promise.all(hosts.map(([url = ""]) => ask(url, tools)));
  return answers.length > 0 && answers.every((answer) => typeof answer === "string");
};

/** The addresses of one host are asked in turn with a pause between. */
export const checkAll = async (
  urls: readonly string[],
  tools: Tools,
  progress: (url: string, verdict: Verdict) => void = () => undefined,
): Promise<Map<string, Verdict>> => {
  const verdicts = new Map<string, Verdict>();
  const queues = [...Map.groupBy(new Set(urls), (url) => new URL(url).host).values()];
  const worker = async () => {
    for (let queue = queues.pop(); queue; queue = queues.pop()) {
      for (const url of queue) {
        const verdict = await checkLink(url, tools);
        verdicts.set(url, verdict);
        progress(url, verdict);
        await tools.wait(1000);
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return verdicts;
};
