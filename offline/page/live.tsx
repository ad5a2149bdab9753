import { useEffect } from "react";
import { useLocation } from "react-router";
import { LinkNotice } from "./link-notice.tsx";
import { watchLostChunks } from "./lost-chunk.ts";
import { showMissingPictures } from "./seen-pictures.ts";
import { returnFocus } from "./reload.ts";
import { checkForUpdate, startWorker } from "./follow-worker.ts";

export type LiveProps = {
  version: string | undefined;
};

let started = false;

export const Live = ({ version }: LiveProps) => {
  const { key } = useLocation();

  useEffect(() => {
    if (started) return;
    started = true;
    returnFocus();
    watchLostChunks();
    addEventListener("online", showMissingPictures);
    void startWorker(version);
  }, [version]);

  useEffect(checkForUpdate, [key]);

  return <LinkNotice />;
};
