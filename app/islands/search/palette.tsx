import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { bar, search as words } from "../../../site/words/shell.ts";
import { isPlainClick } from "../../lib/plain-click.ts";
import type { Engine } from "./engine.ts";
import { opener } from "./opener.ts";
import { ResultOption } from "./result.tsx";
import styles from "./search.module.css";
import { Status } from "./status.tsx";
import { useChoice } from "./use-choice.ts";
import { useModal } from "./use-modal.ts";

type Props = {
  engine: Engine | undefined;
  /** The list could not be loaded. */
  isLost: boolean;
  onClose: () => void;
  /** Called when a result takes the palette's place. */
  onLeave: () => void;
};

const button = () => document.querySelector(opener);

/** A combobox with the list of its results, in a dialog over the page. */
export const Palette = ({ engine, isLost, onClose, onLeave }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const name = useId();
  const [question, setQuestion] = useState(() => button()?.getAttribute("data-typed") ?? "");
  useEffect(() => button()?.removeAttribute("data-typed"), []);
  useModal(dialog);

  const groups = useMemo(() => engine?.find(question) ?? [], [engine, question]);
  const ids = groups.flatMap(({ results }) => results.map(({ id }) => `${name}${id}`));
  // Without a question, Enter opens nothing.
  const isAsked = question.trim() !== "";
  const { active, choose, onKeyDown } = useChoice(ids, isAsked ? ids[0] : undefined);

  const ask = (text: string) => {
    setQuestion(text);
    choose(undefined);
    list.current?.scrollTo(0, 0);
  };

  const onOpen = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Closed first: the focus must not come back from the section that the address leads to.
    flushSync(onLeave);
    // The page takes the palette's place in the history.
    location.replace(href);
  };

  const count = isAsked && engine ? ids.length : undefined;
  const nothing = count === 0 ? words.nothing({ question: question.trim() }) : undefined;
  const missing = isLost ? words.failed : words.loading;
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={words.label} data-print="none" onClose={onClose}>
      <div className={styles.top}>
        <input
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
          maxLength={80}
          value={question}
          onChange={({ currentTarget }) => ask(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
      <Status count={count} notice={engine ? nothing : missing} />
      <div ref={list} id={`${name}list`} role="listbox" aria-label={words.label} className={styles.list}>
        {groups.map(({ kind, results }) => (
          <div key={kind} role="group" aria-labelledby={`${name}${kind}`} className={styles.group}>
            <div id={`${name}${kind}`} role="presentation" className={styles.heading}>
              {words[kind]}
            </div>
            <div role="presentation" className={styles.results}>
              {results.map((result) => {
                const id = `${name}${result.id}`;
                const isChosen = id === active;
                return <ResultOption key={id} {...{ id, result, isChosen, onOpen }} onChoose={() => choose(id)} />;
              })}
            </div>
          </div>
        ))}
      </div>
    </dialog>
  );
};
