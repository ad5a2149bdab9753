import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { checkForUpdate } from "./follow-worker.ts";
import { LinkNotice } from "./link-notice.tsx";
import { noteWay } from "./reload.ts";

export const Live = () => {
  const { key } = useLocation();
  const { state } = useNavigation();
  useEffect(checkForUpdate, [key]);
  useEffect(() => noteWay(state !== "idle"), [state]);
  return <LinkNotice />;
};
