import { useEffect, useState } from "react";

/** How long no letter must come for the typing to rest, in milliseconds: longer than a slow hand needs for the next. */
const rest = 500;

/** Whether the question has stood for a moment. What is not needed at once waits for it. */
export const useRested = (question: string): boolean => {
  const [rested, setRested] = useState(question);
  useEffect(() => {
    const timer = setTimeout(() => setRested(question), rest);
    return () => clearTimeout(timer);
  }, [question]);
  return rested === question;
};
