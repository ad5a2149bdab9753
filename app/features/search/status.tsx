import { lang } from "virtual:words/language";
import * as words from "virtual:words/search";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import type { Answer } from "./list.ts";
import styles from "./palette.module.css";

const plurals = new Intl.PluralRules(lang);

const counted = (number: number) => {
  const forms = words.results;
  return (forms[plurals.select(number)] ?? forms.other).replaceAll("{count}", number.toLocaleString(lang));
};

type Props = {
  /** What was found, once the typing rests: a reader is told then, not at every letter. */
  answer: Answer | undefined;
  /** Something more urgent, which is seen as well. */
  notice: string | undefined;
};

/** What the list cannot say: how long it is, that it is empty, or that there is none. */
export const Status = ({ answer, notice }: Props) => (
  <>
    {notice && (
      <p className={styles.notice} aria-hidden="true">
        {notice}
      </p>
    )}
    <output>
      <Unseen>{answer && (notice ?? (answer.found === undefined ? "" : counted(answer.found)))}</Unseen>
    </output>
  </>
);
