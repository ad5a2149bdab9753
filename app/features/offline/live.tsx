import { useEffect } from "react";
import { useLocation } from "react-router";
import { LinkNotice } from "./link-notice.tsx";
import { watchLostChunks } from "./lost-chunk.ts";
import { showMissingPictures } from "./pictures.ts";
import { returnFocus } from "./reload.ts";
import { checkForUpdate, startWorker } from "./worker.ts";

const start = () => {
  returnFocus();
  watchLostChunks();
  addEventListener("online", showMissingPictures);
  void startWorker(document.documentElement.dataset.version);
};

let started = false;

/** The part of offline use that can wait: the worker, its updates, and the notice on links that lead nowhere without a network. */
export const Live = () => {
  const { key } = useLocation();

  useEffect(() => {
    if (started) checkForUpdate();
    else start();
    started = true;
  }, [key]);

  return <LinkNotice />;
};
