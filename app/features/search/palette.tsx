import { type MouseEvent, useId, useMemo, useRef, useState } from "react";
import * as offline from "virtual:words/offline";
import * as words from "virtual:words/search";
import { Option } from "./option.tsx";
import styles from "./palette.module.css";
import { forgetSearches, recentSearches, rememberSearch } from "./recent.ts";
import { Recent } from "./recent.tsx";
import { type Row, resultsOf } from "./results.ts";
import { Status } from "./status.tsx";
import { useActive } from "./use-active.ts";
import { loadEngine, useEngine } from "./use-engine.ts";
import { useWindow } from "./use-window.ts";

export type PaletteProps = {
  onClose: () => void;
  /** Said when a result is opened in this tab, in place of the palette. */
  onLeave: () => void;
};

/** Loads what is searched; a failure is told when the palette is open. */
export const prepare = () => void loadEngine().catch(() => undefined);

/** With one of these keys a click opens elsewhere, and the palette stays. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

/** The search: a field that a list of results belongs to, in a dialog over the page. */
export const Palette = ({ onClose, onLeave }: PaletteProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = useId();
  const { engine, failed } = useEngine();
  const [question, setQuestion] = useState("");
  const [recent, setRecent] = useState(recentSearches);
  const [notice, setNotice] = useState<string>();
  useWindow(dialog);

  const groups = useMemo(() => (engine ? resultsOf(engine, question) : []), [engine, question]);
  const isAsked = question.trim() !== "";
  const asked = isAsked ? [] : recent.map((text, index) => ({ id: `${name}r${index}`, text }));
  const idOf = ({ place }: Row) => `${name}${place}`;
  const ids = [...asked.map(({ id }) => id), ...groups.flatMap(({ rows }) => rows.map(idOf))];
  const { active, choose, onKeyDown } = useActive(ids, question);

  const ask = (text: string) => {
    setNotice(undefined);
    setQuestion(text);
    dialog.current?.querySelector("[role=listbox]")?.scrollTo(0, 0);
  };

  const onOpen = (event: MouseEvent, { address }: Row, isElsewhere: boolean) => {
    if (isElsewhere && !navigator.onLine) {
      event.preventDefault();
      return setNotice(offline.notice({ wanted: new URL(address, location.href).hostname.replace(/^www\./, "") }));
    }
    rememberSearch(question);
    if (!isElsewhere && isPlain(event)) onLeave();
    else setRecent(recentSearches());
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
      <div className={styles.top}>
        <input
          ref={field}
          className={styles.field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It is what the dialog was opened for.
          autoFocus
          role="combobox"
          aria-label={words.label}
          aria-expanded={ids.length > 0}
          aria-controls={`${name}list`}
          aria-autocomplete="list"
          aria-activedescendant={active}
          placeholder={words.open}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          value={question}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {words.close}
        </button>
      </div>
      <Status
        question={question}
        found={isAsked && engine ? ids.length : undefined}
        notice={notice ?? (failed && !engine ? words.failed : engine ? undefined : words.loading)}
      />
      <div id={`${name}list`} role="listbox" aria-label={words.label} className={styles.list}>
        <Recent label={`${name}recent`} asked={asked} active={active} onPoint={choose} onAsk={ask} />
        {groups.map(({ kind, rows }) => (
          <div key={kind} role="group" aria-labelledby={name + kind} className={styles.group}>
            <div id={name + kind} role="presentation" className={styles.heading}>
              {words[kind]}
            </div>
            <div role="presentation" className={styles.rows}>
              {rows.map((row) => (
                <Option
                  key={row.place}
                  id={idOf(row)}
                  row={row}
                  question={question}
                  isActive={idOf(row) === active}
                  onPoint={() => choose(idOf(row))}
                  onOpen={onOpen}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {asked.length > 0 && (
        <button type="button" className={styles.forget} onClick={forget}>
          {words.clear}
        </button>
      )}
    </dialog>
  );
};
