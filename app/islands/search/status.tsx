import { useEffect, useState } from "react";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import styles from "./palette.module.css";
import { search } from "../../../site/words/shell.ts";

const { results } = search;

/** How long no letter must come for the typing to rest, in milliseconds: longer than a slow hand needs for the next. */
const rest = 500;

type Props = {
  question: string;
  /** How many there are, once something was asked. */
  found: number | undefined;
  /** Something more urgent, which is seen as well. */
  notice: string | undefined;
};

/** What the list cannot say: how long it is, that it is empty, or that there is none. */
export const Status = ({ question, found, notice }: Props) => {
  // A reader is told once the typing rests, not at every letter.
  const [heard, setHeard] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setHeard(question), rest);
    return () => clearTimeout(timer);
  }, [question]);
  const text = notice ?? (found === undefined ? "" : results(found));
  return (
    <>
      {notice && (
        <p className={styles.notice} aria-hidden="true">
          {notice}
        </p>
      )}
      <output>
        <Unseen>{heard === question && text}</Unseen>
      </output>
    </>
  );
};
