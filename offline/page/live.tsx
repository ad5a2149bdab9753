import { useEffect } from "react";
import { useLocation } from "react-router";
import { checkForUpdate } from "./follow-worker.ts";
import { LinkNotice } from "./link-notice.tsx";

/** The part of offline use that belongs to the app: updates as the visitor goes on, and the notice on links that lead nowhere without a network. */
export const Live = () => {
  const { key } = useLocation();
  useEffect(checkForUpdate, [key]);
  return <LinkNotice />;
};
