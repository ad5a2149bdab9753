import { type MouseEvent, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { lang } from "virtual:words/language";
import * as words from "virtual:words/search";
import { linkTarget } from "../../lib/base.ts";
import { Field } from "./field.tsx";
import fieldStyles from "./field.module.css";
import { headings } from "./headings.ts";
import { Option } from "./option.tsx";
import { Options } from "./options.tsx";
import styles from "./palette.module.css";
import { forgetSearches, recentSearches, rememberSearch } from "./recent.ts";
import { Recent } from "./recent.tsx";
import { type Row, firstRows, resultsOf } from "./results.ts";
import { Status } from "./status.tsx";
import { askedTerms } from "./terms.ts";
import { useActive } from "./use-active.ts";
import { loadEngine, useEngine } from "./use-engine.ts";
import { useRested } from "./use-rested.ts";
import { useWindow } from "./use-window.ts";

export type PaletteProps = {
  onClose: () => void;
  /** Said when a result is opened in this tab, in place of the palette. */
  onLeave: () => void;
};

/** Loads what is searched; a failure is told when the palette is open. */
export const prepare = () => void loadEngine().catch(() => undefined);

/** While somebody types, as many rows as can be seen are enough. A row is so high, in pixels, beside its heading or under. */
const visibleRows = () => Math.ceil((visualViewport?.height ?? innerHeight) / (innerWidth < 992 ? 90 : 64));

/** With one of these keys a click opens elsewhere, and the palette stays. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

const hostOf = (address: string) => new URL(address, location.href).hostname.replace(/^www\./, "");

/** The search: a field that a list of results belongs to, in a dialog over the page. */
export const Palette = ({ onClose, onLeave }: PaletteProps) => {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = useId();
  const { engine, failed } = useEngine();
  const [question, setQuestion] = useState("");
  const [recent, setRecent] = useState(recentSearches);
  const [notice, setNotice] = useState<string>();
  useWindow(dialog, field);

  const isRested = useRested(question);
  const scrolled = useRef(false);
  const all = useMemo(() => (engine ? resultsOf(engine, question) : []), [engine, question]);
  const groups = isRested ? all : firstRows(all, visibleRows());
  const terms = useMemo(() => askedTerms(question, lang), [question]);
  const isAsked = question.trim() !== "";
  const asked = isAsked ? [] : recent.map((text, index) => ({ id: `${name}r${index}`, text }));
  const list = `${name}list`;
  const idOf = ({ place }: Row) => name + place;
  const ids = [...asked.map(({ id }) => id), ...groups.flatMap(({ rows }) => rows.map(idOf))];
  const { active, choose, onKeyDown } = useActive(ids, question);

  const ask = (text: string) => {
    setNotice(undefined);
    setQuestion(text);
    // To scroll is to lay the page out: only where it must be.
    if (scrolled.current) document.getElementById(list)?.scrollTo(0, 0);
    scrolled.current = false;
  };

  const onOpen = (event: MouseEvent, { address }: Row, isElsewhere: boolean) => {
    if (isElsewhere && !navigator.onLine) {
      event.preventDefault();
      return setNotice(words.offline({ wanted: hostOf(address) }));
    }
    rememberSearch(question);
    setRecent(recentSearches());
    if (isElsewhere || !isPlain(event)) return;
    onLeave();
    const target = linkTarget(address);
    if (target.kind !== "internal") return;
    event.preventDefault();
    // The page takes the palette's place in the history.
    navigate(target.to, { replace: true });
  };

  const askAgain = (text: string) => {
    ask(text);
    field.current?.focus();
  };

  const forget = () => {
    forgetSearches();
    setRecent([]);
    field.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={words.label}
      data-print="none"
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={fieldStyles.top}>
        <Field ref={field} list={list} hasOptions={ids.length > 0} {...{ active, question, onKeyDown }} onAsk={ask} />
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <Status
        question={question}
        found={isAsked && engine ? ids.length : undefined}
        isRested={isRested}
        notice={notice ?? (engine ? undefined : failed ? words.failed : words.loading)}
      />
      <div
        id={list}
        role="listbox"
        aria-label={words.label}
        className={styles.list}
        onScroll={() => (scrolled.current = true)}
      >
        {asked.length > 0 && <Recent id={`${name}recent`} {...{ asked, active }} onPoint={choose} onAsk={askAgain} />}
        {groups.map(({ kind, rows }) => (
          <Options key={kind} id={name + kind} heading={headings[kind]}>
            {rows.map((row) => (
              <Option
                key={row.place}
                id={idOf(row)}
                {...{ row, onOpen }}
                asked={terms}
                isActive={idOf(row) === active}
                onPoint={() => choose(idOf(row))}
              />
            ))}
          </Options>
        ))}
      </div>
      {asked.length > 0 && (
        <button type="button" onClick={forget} className={styles.forget}>
          {words.clear}
        </button>
      )}
    </dialog>
  );
};
