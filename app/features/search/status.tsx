import { lang } from "virtual:words/language";
import * as words from "virtual:words/search";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import styles from "./palette.module.css";

const plurals = new Intl.PluralRules(lang);

const counted = (number: number) => {
  const forms = words.results;
  return (forms[plurals.select(number)] ?? forms.other).replaceAll("{count}", number.toLocaleString(lang));
};

type Props = {
  question: string;
  /** How many results are shown; nothing before there is a question. */
  found: number | undefined;
  /** Something more urgent. */
  notice: string | undefined;
  /** A reader is told when the typing rests, not at every letter. */
  isRested: boolean;
};

/** What the list cannot say: how long it is, that it is empty, or that there is none. */
export const Status = ({ question, found, notice, isRested }: Props) => {
  const nothing = found === 0 ? words.nothing({ question: question.trim() }) : undefined;
  const shown = notice ?? nothing;
  return (
    <>
      {shown && (
        <p className={styles.notice} aria-hidden="true">
          {shown}
        </p>
      )}
      <output>
        <Unseen>{isRested && (shown ?? (found === undefined ? "" : counted(found)))}</Unseen>
      </output>
    </>
  );
};
