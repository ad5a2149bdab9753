import { useEffect, useState } from "react";

/** Systems take two clicks for one double click up to this time. */
const doubleClick = 500;

/** Whether a click is meant for the viewer: the second half of a double click on a photo is not. */
export const useSettled = () => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), doubleClick);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
};
