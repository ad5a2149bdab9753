import { readPath } from "../../site/addresses/redirects.ts";

/**
 * Checks whether external links still work, as patiently as a visitor would. Linkinator 8.1 requests all URLs of a host at
 * once, reports 301 and 302 alike, doesn't show the page (for soft 404s), and also checks the links on it.
 */

export type Tools = {
  fetch: typeof fetch;
  wait: (milliseconds: number) => Promise<unknown>;
  /** The timeout of a request, in milliseconds. */
  timeLimit?: number;
  progress?: (line: string) => unknown;
};

export type LinkStatus = {
  /** The status code, or the reason why there is none. */
  answer: string;
  isAlive: boolean;
  /** The target of permanent redirects. */
  moved?: string | undefined;
  /** Anchors that links use and the page lacks. */
  lostAnchors?: string[];
};

/** A page, and its anchors that links use. */
export type LinkRequest = { url: string; anchors: string[] };

const defaultTimeout = 20_000;
const maxRedirects = 10;

const headers = {
  "User-Agent": "Mozilla/5.0 (compatible; weekly link check of a personal site)",
  Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
};

/** Sites block bots with these; visitors may still get the page. */
const blocks = new Set([401, 402, 403, 405, 406, 418, 429, 451, 999]);

/** The pages of bot walls with status 503. */
const botWall = /captcha|just a moment|automated access/i;

/** Browsers load the certificates that an incomplete chain lacks, and keep the cookie that a redirect loop waits for. */
const onlyForBrowsers = new Set(["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "redirect loop"]);

type Reached = { response: Response; url: string; moved: string | undefined };

const follow = async (url: string, method: string, { fetch, timeLimit = defaultTimeout }: Tools): Promise<Reached> => {
  const signal = AbortSignal.timeout(timeLimit);
  let at = url;
  let moved: string | undefined;
  let isPermanent = true;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await fetch(at, { method, headers, signal, redirect: "manual" });
    const { status, body } = response;
    const to = response.headers.get("location");
    if (status < 300 || status >= 400 || to === null) return { response, url: at, moved };
    await body?.cancel();
    at = new URL(to, at).href;
    // A temporary redirect after a permanent one leads to today's page, not to a new address.
    isPermanent &&= status === 301 || status === 308;
    if (isPermanent) moved = at;
  }
  throw new Error("redirect loop");
};

const isHtml = ({ headers: given }: Response) => given.get("content-type")?.includes("html") ?? false;

/** Servers answer GET more truly than HEAD, so HEAD is enough only for files that aren't pages. */
const request = async (url: string, tools: Tools): Promise<Reached> => {
  const head = await follow(url, "HEAD", tools).catch(() => undefined);
  return head?.response.ok && !isHtml(head.response) ? head : follow(url, "GET", tools);
};

const htmlOf = async (response: Response): Promise<string> => {
  if (isHtml(response)) return response.text();
  await response.body?.cancel();
  return "";
};

const parkingHosts = /(^|\.)(sedoparking|parkingcrew|bodis|hugedomains|dan|afternic|above|undeveloped)\.com$/;
const forSale = /\b(domain\b.*|\.[a-z]{2,} is )for sale\b/i;
/** The script with which a large registrar opens its offers. */
const lander = /location\.href\s*=\s*["']\/lander/;
const notFound = /^((error )?404\W*)?(page )?not found\b|^(error )?404( error)?$/i;
/** Home pages have these addresses too, in one language or several. */
const homePath = /^\/((index|home|default)(\.\w+)?|[a-z]{2}([-_][a-z]{2})?)?\/?$/i;

/** Detects a page with status 200 that isn't what was linked. */
const problemOf = (requested: string, reached: string, html: string): string | undefined => {
  const [from, to] = [new URL(requested), new URL(reached)];
  const title = /<title[^>]*>([^<]*)</i.exec(html)?.[1]?.trim() ?? "";
  if (parkingHosts.test(to.host) || forSale.test(title) || lander.test(html)) return "for sale";
  if (notFound.test(title)) return "says “not found”";
  const isSameSite = to.host.replace(/^www\./, "") === from.host.replace(/^www\./, "");
  const isHome = isSameSite && to.pathname === "/" && to.search === "";
  return isHome && !homePath.test(from.pathname) ? "redirects to the home page" : undefined;
};

/** Routes of single-page applications and text fragments are not ids. */
const isId = (anchor: string) => !/^[!/:]|=/.test(anchor);

const lostIn = (html: string, anchors: string[]): string[] => {
  const found = html.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi);
  const names = new Set([...found].map(([, a, b, c]) => a ?? b ?? c));
  // GitHub prefixes the ids of headings.
  const isThere = (anchor: string) => names.has(anchor) || names.has(`user-content-${anchor}`);
  return anchors.filter((anchor) => isId(anchor) && !isThere(readPath(anchor)));
};

const readPage = async ({ url, anchors }: LinkRequest, reached: Reached): Promise<LinkStatus> => {
  const { ok, status } = reached.response;
  const html = await htmlOf(reached.response);
  if (!ok) return { answer: String(status), isAlive: blocks.has(status) || (status === 503 && botWall.test(html)) };
  const problem = problemOf(url, reached.url, html);
  if (problem) return { answer: `${status}, ${problem}`, isAlive: false };
  const lostAnchors = html === "" ? [] : lostIn(html, anchors);
  return { answer: String(status), isAlive: true, moved: reached.moved, lostAnchors };
};

const checkOnce = async (link: LinkRequest, tools: Tools): Promise<LinkStatus> => {
  try {
    return await readPage(link, await request(link.url, tools));
  } catch (error) {
    const { cause, name, message } = error as Error & { cause?: { code?: string } };
    const answer = cause?.code ?? (name === "TimeoutError" ? "timed out" : message);
    return { answer, isAlive: onlyForBrowsers.has(answer) };
  }
};

const parallelHosts = 8;
const politePause = 1_000;
/** Before each round: a busy server or a broken connection gets two more chances. */
const pauses = [0, 30_000, 120_000];
/** So many addresses without a response mean that this computer is offline. */
const offlineAfter = 20;

const mayRecover = (status?: LinkStatus) => status && !status.isAlive && !/^[2-4]/.test(status.answer);

/** Requests the addresses of one host one after another. Undefined if none responded. */
export const checkAll = async (links: readonly LinkRequest[], tools: Tools) => {
  const { wait, progress = () => undefined } = tools;
  const statuses = new Map<string, LinkStatus>();
  let isOnline = links.length === 0;
  let open = links;
  for (const pause of pauses) {
    await wait(pause);
    const queues = [...Map.groupBy(open, ({ url }) => new URL(url).host).values()];
    const worker = async () => {
      for (let queue = queues.pop(); queue; queue = queues.pop()) {
        for (const link of queue) {
          const status = await checkOnce(link, tools);
          statuses.set(link.url, status);
          isOnline ||= /^\d/.test(status.answer);
          if (!isOnline && statuses.size >= offlineAfter) return;
          progress(`${statuses.size} of ${links.length} URLs`);
          await wait(politePause);
        }
      }
    };
    await Promise.all(Array.from({ length: parallelHosts }, worker));
    if (!isOnline) return undefined;
    open = open.filter(({ url }) => mayRecover(statuses.get(url)));
    if (open.length === 0) break;
    progress(`${open.length} URLs failed and will be retried`);
  }
  return statuses;
};
