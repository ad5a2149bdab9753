import { relative, resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { HotPayload, ViteDevServer } from "vite";
import { examinePictures } from "../../site/check/picture-files.ts";
import { ContentError, type Problem } from "../../site/check/problems.ts";
import { explainUnread } from "../../site/check/unread.ts";
import { contentFiles, publicFolder } from "../../site/files.ts";
import { contentFolder } from "../../site/folder.ts";
import type { PageTable } from "../../site/pages.ts";
import type { Studio } from "../../site/pictures/studio.ts";
import { readSources } from "../../site/reading.ts";
import { studioAt } from "../pictures/studio.ts";
import { type Reading, currentReading, examine, show } from "./current.ts";
import { makeGate } from "./gate.ts";
import { forgetMade, madeOf } from "./made.ts";
import { contentEvent, madeEvent, mendedEvent, shownEvent, timingName } from "./messages.ts";
import { readRoutesAgain } from "./routes.ts";
import { watchWhole } from "./watched.ts";

/** An editor that saves writes more than once: what comes within this time, in milliseconds, is read together. */
const pause = 25;

/** So many files are named when they were saved together. */
const few = 4;

/** An open page that takes longer to show other content, in milliseconds, is not waited for. */
const answer = 1500;

const news = { type: "custom" as const, event: contentEvent };

const inside = (folder: string) => {
  const start = resolve(folder) + sep;
  return (file: string) => resolve(file).startsWith(start);
};

const isOwners = inside(contentFolder);
const isPublished = inside(publicFolder);

const namesOf = (files: string[]) => {
  const names = files.map((file) => relative(contentFolder, file).replaceAll(sep, "/")).toSorted();
  const rest = names.length - few;
  return rest > 0 ? `${names.slice(0, few).join(", ")} and ${rest} more` : names.join(", ");
};

/** Pictures are looked at as well: one that is half written would break each page that shows it. */
const read = async (studio: Studio): Promise<Reading | Problem[]> => {
  try {
    const fresh = examine(await readSources());
    if (!fresh.content) return fresh.problems;
    const wrong = await examinePictures(fresh.content, fresh.sources, studio);
    return wrong.length > 0 ? wrong : fresh;
  } catch (error) {
    return [explainUnread(contentFolder, error)];
  }
};

/** Open pages keep what they showed until an error is mended; the terminal and an overlay name it. */
export const followContent = (server: ViteDevServer, reader: string) => {
  const { client, ssr } = server.environments;
  const { logger, root, base } = server.config;
  const studio = studioAt(root, base);
  // A server that is started anew has modules of its own: what they are made of is not what another has read since.
  let current = currentReading();
  /** What the router knows for certain. */
  let routed: PageTable | undefined = current.pages;
  let { problems } = current;
  const told = { version: 0, reload: 0 };

  /** Vite would keep it for the page that is opened next, which is made of what is right by then. */
  const tellOpen = (payload: HotPayload) => {
    if (server.ws.clients.size > 0) client.hot.send(payload);
  };

  const reload = () => {
    told.reload = ++told.version;
    tellOpen({ type: "full-reload" });
  };

  const fail = (error: unknown) => logger.error(String(error), { timestamp: true });

  const complaint = () => {
    const { message } = new ContentError(problems);
    return { type: "error" as const, err: { message, stack: "" } };
  };

  const complain = (found: Problem[]) => {
    problems = found;
    logger.error(complaint().err.message, { timestamp: true });
    tellOpen(complaint());
  };

  let onShown = () => {};
  client.hot.on(shownEvent, () => onShown());
  /** An open page lists a new one before that can be opened: the router needs all the server's time to know its address. */
  const tellFirst = async () => {
    const shown = new Promise<void>((done) => (onShown = done));
    client.hot.send({ ...news, data: ++told.version });
    if (server.ws.clients.size > 0) await Promise.race([shown, wait(answer)]);
  };

  // A page of new content at an address of before, or the other way round, could not be made.
  const gate = makeGate();
  const waiting = new Set<string>();
  const move = async (pages: PageTable) => {
    await tellFirst();
    // A later edit is read first, and a server that was started anew has read them by itself.
    const isOver = () => waiting.size > 0 || server.environments.ssr !== ssr;
    routed = undefined;
    try {
      if (await readRoutesAgain(server, pages, { isOver, onBroken: gate.open })) routed = pages;
    } catch (error) {
      fail(error);
    }
  };

  const put = async (fresh: Reading, files: string[], isSame: boolean, hasMoved: boolean) => {
    const before = current;
    const wasWrong = problems.length > 0;
    problems = [];
    if (wasWrong) logger.info("The content is in order.", { timestamp: true });

    show(fresh);
    current = fresh;
    for (const module of ssr.moduleGraph.getModulesByFile(reader) ?? []) ssr.moduleGraph.invalidateModule(module);
    const hasFont = files.some((file) => file.endsWith(".woff2"));
    const isMadeAnew = hasFont || !before.content || !fresh.content || madeOf(before.content) !== madeOf(fresh.content);
    if (isMadeAnew) for (const { moduleGraph } of [client, ssr]) forgetMade(moduleGraph);
    if (hasMoved) await move(fresh.pages);

    if (isMadeAnew || hasMoved || files.some(isPublished)) return reload();
    if (wasWrong) {
      client.hot.send({ type: "custom", event: mendedEvent });
      // Where no page of the site could be shown, an update of nothing loads it.
      client.hot.send({ type: "update", updates: [] });
    }
    if (!isSame) client.hot.send({ ...news, data: ++told.version });
  };

  let isReading = false;
  const readAgain = async () => {
    if (isReading) return;
    isReading = true;
    try {
      while (waiting.size > 0) {
        const changed = [...waiting];
        waiting.clear();
        const fresh = await read(studio);
        const isWrong = Array.isArray(fresh);
        const { pages } = isWrong ? current : fresh;
        const hasMoved = !isDeepStrictEqual(routed, pages);
        if (hasMoved) await gate.shut();
        if (isWrong) {
          complain(fresh);
          if (hasMoved) await move(pages);
        } else {
          const files = changed.filter((file) => !file.endsWith(".ts"));
          const isSame = files.length === 0 && isDeepStrictEqual(current.sources, fresh.sources);
          await put(fresh, files, isSame, hasMoved);
          if (!isSame) logger.info(`content shown: ${namesOf(changed)}`, { timestamp: true });
        }
      }
    } catch (error) {
      fail(error);
    } finally {
      gate.open();
      isReading = false;
    }
  };

  let timer: NodeJS.Timeout | undefined;
  const readSoon = (file: string) => {
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void readAgain(), pause);
  };
  server.watcher.on("all", (_event, file) => isOwners(file) && readSoon(file));
  // What was edited before it began to watch is seen by looking once.
  void watchWhole(server.watcher, contentFolder).then(() => {
    readSoon(contentFiles.index);
    logger.info("edits of the content are followed", { timestamp: true });
  }, fail);

  if (problems.length > 0) logger.error(complaint().err.message, { timestamp: true });
  client.hot.on("vite:client:connect", (_payload, page) => {
    if (problems.length > 0) page.send(complaint());
  });
  // What was told while a page was on its way did not reach it.
  client.hot.on(madeEvent, (version: number, page) => {
    if (version < told.reload) page.send({ type: "full-reload" });
    else if (version < told.version) page.send({ ...news, data: told.version });
  });
  // Before the content has once been in order, there is no page to show the problems over.
  server.middlewares.use(async (request, response, next) => {
    const isPage = request.headers.accept?.includes("text/html") === true;
    if (isPage) await gate.pass(response);
    if (isPage) response.setHeader("Server-Timing", `${timingName};desc="${told.version}"`);
    next(isPage && !currentReading().content ? new ContentError(problems) : undefined);
  });
};
