import { useEffect } from "react";
import { useLocation } from "react-router";
import { checkForUpdate } from "./follow-worker.ts";
import { LinkNotice } from "./link-notice.tsx";

export const Live = () => {
  const { key } = useLocation();
  useEffect(checkForUpdate, [key]);
  return <LinkNotice />;
};
