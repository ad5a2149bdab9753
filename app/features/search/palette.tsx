import { type MouseEvent, type SyntheticEvent, useId, useRef, useState } from "react";
import * as words from "virtual:words/search";
import { Field } from "./field.tsx";
import fieldStyles from "./field.module.css";
import type { Answer } from "./list.ts";
import { Models } from "./models.tsx";
import styles from "./palette.module.css";
import { forgetSearches, recentSearches, rememberSearch } from "./recent.ts";
import { SlashChoice } from "./slash-choice.tsx";
import { Status } from "./status.tsx";
import { useEngine } from "./use-engine.ts";
import { steer, useList } from "./use-list.ts";
import { useOpening } from "./use-opening.ts";
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
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const models = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const name = useId();
  const { engine, failed } = useEngine();
  const [recent, setRecent] = useState(recentSearches);
  const [answer, setAnswer] = useState<Answer>();
  const [nothing, setNothing] = useState<string>();
  const [refused, setRefused] = useState<string>();

  // At most letters nothing of this changes, and React has nothing to do.
  const onAsk = () => setRefused(undefined);
  const onAnswer = ({ question, found }: Answer) => {
    setAnswer(undefined);
    setNothing(found === 0 ? words.nothing({ question: question.trim() }) : undefined);
  };
  const list = useList({ field, list: box, models, foot }, name, {
    engine,
    recent,
    onAsk,
    onAnswer,
    onRest: setAnswer,
  });
  useWindow(dialog, field);

  const remember = () => {
    rememberSearch(list.current?.question() ?? "");
    setRecent(recentSearches());
  };
  const askAgain = (text: string) => {
    if (field.current) field.current.value = text;
    list.current?.ask();
    field.current?.focus();
  };
  const open = useOpening({ onOpened: remember, onRefused: setRefused, onLeave });
  /** The list hears for its rows. */
  const optionAt = ({ target }: SyntheticEvent) => (target as Element).closest("[role=option]");
  const onOpen = (event: MouseEvent) => {
    const option = optionAt(event);
    const row = option && list.current?.rowOf(option.id);
    if (row) open(event, row);
    else if (option?.hasAttribute("data-recent")) askAgain(option.textContent);
    // A row that is about to show another.
    else if (option) event.preventDefault();
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
      onCancel={leaveToHistory}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={fieldStyles.top}>
        <Field ref={field} list={`${name}list`} onKeyDown={(event) => steer(list.current, event, remember)} />
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <Status answer={answer} notice={refused ?? (engine ? nothing : failed ? words.failed : words.loading)} />
      <div
        ref={box}
        id={`${name}list`}
        role="listbox"
        aria-label={words.label}
        className={styles.list}
        onPointerMove={(event) => list.current?.choose(optionAt(event)?.id)}
        onClick={onOpen}
        onKeyDown={({ key, target }) => key === "Enter" && target instanceof HTMLDivElement && target.click()}
      />
      <Models ref={models} />
      <div ref={foot} className={styles.foot}>
        {recent.length > 0 && (
          <button type="button" onClick={forget}>
            {words.clear}
          </button>
        )}
        <SlashChoice />
      </div>
    </dialog>
  );
};
