import { Worker } from "node:worker_threads";
import type { Certificate } from "./certificate.ts";
import { pagesIn } from "./pages.ts";
import type { News, Order } from "./server.ts";

export const own = "own";

export type Site = {
  name: string;
  /** A site that is an address has no folder. */
  dir: string | undefined;
  pages: string[];
  urlOf: (page: string) => string;
  /** Bytes of all the answers so far. */
  sent: () => Promise<number>;
  close: () => Promise<void>;
};

const nextNews = <Key extends string>(worker: Worker, key: Key): Promise<number> =>
  new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (news: News) => {
      worker.off("error", reject);
      resolve((news as Record<Key, number>)[key]);
    });
  });

const openDir = async (name: string, dir: string, certificate: Certificate): Promise<Site> => {
  const workerData: Order = { dir, certificate };
  const worker = new Worker(new URL("server.ts", import.meta.url), { workerData });
  const port = await nextNews(worker, "port");
  const sent = () => {
    const news = nextNews(worker, "sent");
    worker.postMessage("sent", []);
    return news;
  };
  const close = async () => void (await worker.terminate());
  return { name, dir, pages: await pagesIn(dir), urlOf: (page) => `https://localhost:${port}${page}`, sent, close };
};

/** An address stands for the one page that it names, and is measured where it is. */
const openAddress = (name: string, address: string): Site => {
  const { origin, pathname, search } = new URL(address);
  return {
    name,
    dir: undefined,
    pages: [pathname + search],
    urlOf: (page) => origin + page,
    sent: async () => 0,
    close: async () => {},
  };
};

export const openSite = async (name: string, place: string, certificate: Certificate): Promise<Site> =>
  /^https?:/.test(place) ? openAddress(name, place) : openDir(name, place, certificate);
