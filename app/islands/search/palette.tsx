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
  /** The list couldn't be loaded. */
  isLost: boolean;
  onClose: () => void;
  /** Called when a result is opened. */
  onLeave: () => void;
};

const button = () => document.querySelector(opener);

/** A combobox with a list of results, in a modal dialog. */
export const Palette = ({ engine, isLost, onClose, onLeave }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const name = useId();
  const [query, setQuery] = useState(() => button()?.getAttribute("data-typed") ?? "");
  useEffect(() => button()?.removeAttribute("data-typed"), []);
  useModal(dialog);

  const groups = useMemo(() => engine?.find(query) ?? [], [engine, query]);
  const ids = groups.flatMap(({ results }) => results.map(({ id }) => `${name}${id}`));
  // Without a query, Enter opens nothing.
  const hasQuery = query.trim() !== "";
  const { active, choose, onKeyDown } = useChoice(ids, hasQuery ? ids[0] : undefined);

  const search = (text: string) => {
    setQuery(text);
    choose(undefined);
    list.current?.scrollTo(0, 0);
  };

  const onOpen = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // Closed first, because closing moves the focus and would take it from the target section.
    flushSync(onLeave);
    // The page replaces the palette's history entry.
    location.replace(href);
  };

  const count = hasQuery && engine ? ids.length : undefined;
  const nothing = count === 0 ? words.nothing({ question: query.trim() }) : undefined;
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
          value={query}
          onChange={({ currentTarget }) => search(currentTarget.value)}
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
