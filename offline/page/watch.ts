import { startWorker } from "./follow-worker.ts";
import { watchLostChunks } from "./lost-chunk.ts";
import { returnFocus } from "./reload.ts";
import { showMissingPictures } from "./seen-pictures.ts";
import { whenStable } from "./when-stable.ts";

let started = false;

/** The part of offline use that needs no app: the worker and its updates. A page that is only read starts it too. */
export const watch = (version: string | undefined) => {
  if (started) return;
  started = true;
  returnFocus();
  watchLostChunks();
  addEventListener("online", showMissingPictures);
  void startWorker(version);
};

/** For a page that does not start the app, which would wait as long. */
export const watchWhenStable = (version: string | undefined) => whenStable(() => watch(version));
