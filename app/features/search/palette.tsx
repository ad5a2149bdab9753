import { type MouseEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import * as words from "virtual:words/search";
import { Field } from "./field.tsx";
import fieldStyles from "./field.module.css";
import { headings } from "./headings.ts";
import { Option } from "./option.tsx";
import { Options } from "./options.tsx";
import styles from "./palette.module.css";
import { forgetSearches, recentSearches, rememberSearch } from "./recent.ts";
import { Recent } from "./recent.tsx";
import type { Row } from "./results.ts";
import { SlashChoice } from "./slash-choice.tsx";
import { Status } from "./status.tsx";
import { useActive } from "./use-active.ts";
import { useEngine } from "./use-engine.ts";
import { useMarks } from "./use-marks.ts";
import { useOpening } from "./use-opening.ts";
import { useQuestion } from "./use-question.ts";
import { useResults } from "./use-results.ts";
import { useWindow } from "./use-window.ts";

export type PaletteProps = {
  onClose: () => void;
  /** Said when a result is opened in this tab, in place of the palette. */
  onLeave: () => void;
};

export { prepare } from "./use-engine.ts";

/** The search: a field that a list of results belongs to, in a dialog over the page. */
export const Palette = ({ onClose, onLeave }: PaletteProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const { engine, failed } = useEngine();
  const [notice, setNotice] = useState<string>();
  const [recent, setRecent] = useState(recentSearches);

  const scrolled = useRef(false);
  const list = `${name}list`;
  const { field, question, askInTime, askAgain, catchUp } = useQuestion(() => {
    setNotice(undefined);
    // To scroll is to lay the page out: only where it must be.
    if (scrolled.current) document.getElementById(list)?.scrollTo(0, 0);
    scrolled.current = false;
  });
  useWindow(dialog, field);
  const { all, first, terms, isRested } = useResults(engine, question);
  const isAsked = question.trim() !== "";
  const asked = isAsked ? [] : recent.map((text, index) => ({ id: `${name}r${index}`, text }));
  const idOf = ({ place }: Row) => name + place;
  const ids = [...asked.map(({ id }) => id), ...all.flatMap(({ rows }) => rows.map(idOf))];
  const remember = () => {
    rememberSearch(question);
    setRecent(recentSearches());
  };
  const { active, isChosen, choose, onKeyDown } = useActive(ids, question, remember);
  // Who goes through the list has stopped typing.
  const groups = isChosen ? all : first;
  useMarks(groups, terms, idOf);

  const open = useOpening({ onOpened: remember, onRefused: setNotice, onLeave });
  /** The list hears for its rows, which so need not change when what they are answered with does. */
  const withRow = (answer: (event: MouseEvent, row: Row) => void) => (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const row = groups.flatMap(({ rows }) => rows).find((one) => idOf(one) === link?.id);
    if (row) answer(event, row);
  };

  // Escape closes it by a step back: until that is made it is open, for the eye and for the next key.
  const leaveToHistory = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
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
      onKeyDownCapture={catchUp}
      onCancel={leaveToHistory}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={fieldStyles.top}>
        <Field
          ref={field}
          list={list}
          hasOptions={ids.length > 0}
          {...{ active, onKeyDown, question }}
          onAsk={askInTime}
        />
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
        onPointerMove={withRow((_, row) => choose(idOf(row)))}
        onClick={withRow(open)}
      >
        {asked.length > 0 && <Recent id={`${name}recent`} {...{ asked, active }} onPoint={choose} onAsk={askAgain} />}
        {groups.map(({ kind, rows }, group) => (
          // Rows are known by where they stand: to fill one anew costs a letter less time than to make another.
          <Options key={group} id={name + kind} heading={headings[kind]}>
            {rows.map((row, index) => (
              <Option key={index} id={idOf(row)} row={row} isActive={idOf(row) === active} />
            ))}
          </Options>
        ))}
      </div>
      {!isAsked && (
        <div className={styles.foot}>
          {asked.length > 0 && (
            <button type="button" onClick={forget}>
              {words.clear}
            </button>
          )}
          <SlashChoice />
        </div>
      )}
    </dialog>
  );
};
