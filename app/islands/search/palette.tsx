import { type MouseEvent, type SyntheticEvent, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { linkTarget } from "../../lib/base.ts";
import { useKept } from "../../parts/kept/kept.ts";
import type { Engine, Row } from "./engine.ts";
import { Foot } from "./foot.tsx";
import { Group, Recent, Result } from "./options.tsx";
import styles from "./palette.module.css";
import { longest, none, recentSearches, rememberSearch } from "./recent.ts";
import { Status } from "./status.tsx";
import { useChoice } from "./use-choice.ts";
import { useWindow } from "./use-window.ts";
import { bar, search as words } from "../../../site/words/shell.ts";

type Props = {
  engine: Engine | undefined;
  /** The list could not be loaded. */
  isLost: boolean;
  onClose: () => void;
  /** Said when a result is opened in this tab, in place of the palette. */
  onLeave: () => void;
};

/** With one of these keys a click opens elsewhere, and the palette stays. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => !(metaKey || ctrlKey || shiftKey || altKey);

/** A field that a list of results belongs to, in a dialog over the page. */
export const Palette = ({ engine, isLost, onClose, onLeave }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const name = useId();
  const [question, setQuestion] = useState("");
  const [refused, setRefused] = useState<string>();
  const kept = useKept(recentSearches, none);
  useWindow(dialog);

  const isAsked = question.trim() !== "";
  const recent = isAsked ? none : kept;
  const groups = useMemo(() => engine?.find(question) ?? [], [engine, question]);
  const asked = engine?.startsIn(question) ?? [];
  const idOf = ({ place }: Row) => name + place;

  const idOfRecent = (text: string) => `${name}r${recent.indexOf(text)}`;
  const ids = [...recent.map(idOfRecent), ...groups.flatMap(({ rows }) => rows.map(idOf))];

  const remember = () => rememberSearch(question);
  const { active, choose, onKeyDown } = useChoice(ids, isAsked ? ids[0] : undefined, remember);

  const ask = (text: string) => {
    setQuestion(text);
    setRefused(undefined);
    choose(undefined);
    list.current?.scrollTo(0, 0);
    field.current?.focus();
  };

  const forget = () => {
    recentSearches.clear();
    field.current?.focus();
  };

  const onOpen = (event: MouseEvent<HTMLAnchorElement>, { url }: Row) => {
    const { currentTarget: link } = event;
    const { kind } = linkTarget(url);
    if (kind === "external" && !navigator.onLine) {
      event.preventDefault();
      return setRefused(words.offline({ wanted: link.hostname.replace(/^www\./, "") }));
    }
    remember();
    if (kind !== "internal" || !isPlain(event)) return;
    event.preventDefault();
    // Closed first: the focus must not come back from the section that the address leads to.
    flushSync(onLeave);
    // The page takes the palette's place in the history.
    location.replace(link.href);
  };

  // Escape closes it by a step back: until that is made it is open, for the eye and for the next key.
  const leaveToHistory = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  const recentOption = (text: string) => {
    const id = idOfRecent(text);
    return <Recent key={id} id={id} text={text} isChosen={id === active} onClick={() => ask(text)} />;
  };

  const resultOption = (row: Row) => {
    const id = idOf(row);
    return <Result key={id} id={id} row={row} isChosen={id === active} asked={asked} onOpen={onOpen} />;
  };

  const found = isAsked ? ids.length : undefined;
  const nothing = found === 0 ? words.nothing({ question: question.trim() }) : undefined;
  const missing = isLost ? words.failed : words.loading;
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={words.label}
      data-print="none"
      onCancel={leaveToHistory}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={styles.top}>
        <input
          ref={field}
          className={styles.field}
          role="combobox"
          aria-label={words.label}
          aria-expanded={ids.length > 0}
          aria-controls={`${name}list`}
          aria-activedescendant={active}
          aria-autocomplete="list"
          placeholder={bar.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longest}
          value={question}
          onChange={({ currentTarget }) => ask(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <Status question={question} found={found} notice={refused ?? (engine ? nothing : missing)} />
      <div
        ref={list}
        id={`${name}list`}
        role="listbox"
        aria-label={words.label}
        className={styles.list}
        onPointerMove={({ target }) => choose((target as Element).closest("[role=option]")?.id ?? active)}
      >
        {recent.length > 0 && <Group id={`${name}recent`} title={words.recent} options={recent.map(recentOption)} />}
        {groups.map(({ kind, rows }) => (
          <Group key={kind} id={name + kind} title={words[kind]} options={rows.map(resultOption)} />
        ))}
      </div>
      {!isAsked && <Foot onForget={recent.length > 0 ? forget : undefined} />}
    </dialog>
  );
};
