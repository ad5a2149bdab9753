/** Checks whether external links still work, as patiently as a visitor would. */

export type Tools = {
  fetch: typeof fetch;
  wait: (milliseconds: number) => Promise<void>;
  /** The timeout of a request, in milliseconds. */
  timeLimit?: number;
};

export type LinkStatus = {
  /** The status code, or the reason why there is none. */
  answer: string;
  isAlive: boolean;
  /** The target of permanent redirects. */
  moved?: string;
  /** Anchors that links use and the page lacks. */
  lostAnchors?: string[];
};

/** A page, and its anchors that links use. */
export type LinkRequest = { url: string; anchors: string[] };

const defaultTimeout = 20_000;
const pauses = [5_000, 20_000];
const maxPause = 60_000;
const maxRedirects = 10;
const maxLength = 300_000;

const headers = {
  "User-Agent": "Mozilla/5.0 (compatible; weekly link check of a personal site)",
  Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
};

/** Sites block bots with these; visitors may still get the page. */
const blocks = new Set([401, 402, 403, 405, 406, 418, 429, 451, 999]);

type Reached = { response: Response; url: string; isPermanent: boolean };

const follow = async (
  url: string,
  method: "HEAD" | "GET",
  { fetch, timeLimit = defaultTimeout }: Tools,
): Promise<Reached> => {
  const signal = AbortSignal.timeout(timeLimit);
  let at = url;
  let isPermanent = true;
  for (let hop = 0; hop < maxRedirects; hop++) {
    const response = await fetch(at, { method, headers, signal, redirect: "manual" });
    const to = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || to === null)
      return { response, url: at, isPermanent: isPermanent && hop > 0 };
    await response.body?.cancel();
    isPermanent &&= response.status === 301 || response.status === 308;
    at = new URL(to, at).href;
  }
  throw new Error("too many redirects");
};

/** At most the first `maxLength` characters of a page. */
const beginningOf = async ({ body }: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  // Web streams can be iterated in Node; leaving the loop cancels the rest.
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > maxLength) break;
  }
  return text;
};

const isHtml = ({ headers: given }: Response) => /html/.test(given.get("content-type") ?? "");

const titleOf = (html: string) => /<title[^>]*>([^<]*)</i.exec(html)?.[1]?.trim() ?? "";

const parkingHosts = /(^|\.)(sedoparking|parkingcrew|bodis|hugedomains|dan|afternic|above|undeveloped)\.com$/;

/** Detects soft 404s: a page with status 200 that isn't what was linked. */
const problemOf = (requested: string, reached: string, html: string): string | undefined => {
  const [from, to] = [new URL(requested), new URL(reached)];
  if (parkingHosts.test(to.host) || /(this|the) domain (name )?(is|may be) for sale/i.test(html)) return "for sale";
  if (from.pathname.length > 1 && to.pathname === "/" && to.search === "") return "redirects to the home page";
  if (/^(404\b|(error 404|page )?not found\b)/i.test(titleOf(html))) return "says “not found”";
  return undefined;
};

const namesIn = (html: string) =>
  new Set(
    [...html.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(([, a, b, c]) => a ?? b ?? c),
  );

/** Routes of single-page applications and text fragments are not ids. */
const isId = (anchor: string) => !/^[!/:]|=/.test(anchor);

const lostIn = (html: string, anchors: string[]): string[] => {
  const names = namesIn(html);
  // GitHub prefixes the ids of headings.
  const isThere = (anchor: string) => names.has(anchor) || names.has(`user-content-${anchor}`);
  return anchors.filter((anchor) => isId(anchor) && !isThere(decodeURIComponent(anchor)));
};

const readPage = async ({ url: requested, anchors }: LinkRequest, reached: Reached): Promise<LinkStatus> => {
  const { response, url, isPermanent } = reached;
  const html = isHtml(response) ? await beginningOf(response) : "";
  const problem = problemOf(requested, url, html);
  if (problem) return { answer: `${response.status}, ${problem}`, isAlive: false };
  const isWhole = html !== "" && html.length <= maxLength;
  const lostAnchors = isWhole ? lostIn(html, anchors) : [];
  return {
    answer: String(response.status),
    isAlive: true,
    ...(isPermanent ? { moved: url } : {}),
    ...(lostAnchors.length > 0 ? { lostAnchors } : {}),
  };
};

/** HEAD is less reliable than GET, so it is enough only for files that aren't pages. */
const checkOnce = async (request: LinkRequest, tools: Tools): Promise<LinkStatus & { retryAfter?: number }> => {
  const { url } = request;
  try {
    const head = await follow(url, "HEAD", tools);
    if (head.response.ok && !isHtml(head.response)) return await readPage(request, head);
    const reached = await follow(url, "GET", tools);
    const { status } = reached.response;
    if (reached.response.ok) return await readPage(request, reached);
    await reached.response.body?.cancel();
    const retryAfter = Number(reached.response.headers.get("retry-after")) * 1000;
    if (blocks.has(status)) return { answer: String(status), isAlive: true, ...(status === 429 ? { retryAfter } : {}) };
    return { answer: String(status), isAlive: false, ...(status >= 500 ? { retryAfter } : {}) };
  } catch (error) {
    const { cause, name, message } = error as Error & { cause?: { code?: string } };
    const reason = cause?.code ?? (name === "TimeoutError" ? "timed out" : message);
    return { answer: reason, isAlive: false, retryAfter: 0 };
  }
};

/** Retries twice after a busy server or a broken connection. */
const checkLink = async (request: LinkRequest, tools: Tools): Promise<LinkStatus> => {
  for (const pause of pauses) {
    const { retryAfter, ...result } = await checkOnce(request, tools);
    if (retryAfter === undefined) return result;
    await tools.wait(Math.min(Math.max(retryAfter, pause), maxPause));
  }
  const { retryAfter: _, ...result } = await checkOnce(request, tools);
  return result;
};

const parallelHosts = 8;
const politePause = 1_000;

/** Requests the addresses of one host one after another, with a pause. */
export const checkAll = async (
  requests: readonly LinkRequest[],
  tools: Tools,
  progress: (done: number) => void = () => undefined,
): Promise<Map<string, LinkStatus>> => {
  const statuses = new Map<string, LinkStatus>();
  const queues = [...Map.groupBy(requests, ({ url }) => new URL(url).host).values()];
  const worker = async () => {
    for (let queue = queues.pop(); queue; queue = queues.pop()) {
      for (const request of queue) {
        statuses.set(request.url, await checkLink(request, tools));
        progress(statuses.size);
        await tools.wait(politePause);
      }
    }
  };
  await Promise.all(Array.from({ length: parallelHosts }, worker));
  return statuses;
};
