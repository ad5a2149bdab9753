import { useEffect, useState } from "react";
import { search as words } from "../../../site/words/shell.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";

/** The count is announced after a pause in typing. */
const debounce = 500;

type Props = {
  /** The number of results; undefined without a query. */
  count: number | undefined;
  /** Shown, and announced instead of the count. */
  notice: string | undefined;
};

export const Status = ({ count, notice }: Props) => {
  const text = notice ?? (count === undefined ? "" : words.results(count));
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {notice && <p aria-hidden="true">{notice}</p>}
      <output>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </output>
    </>
  );
};
