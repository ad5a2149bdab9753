import type { KeyboardEvent, Ref } from "react";
import { search } from "virtual:words/bar";
import { label } from "virtual:words/search";
import styles from "./field.module.css";

type Props = {
  ref: Ref<HTMLInputElement>;
  /** The id of the list that belongs to it. */
  list: string;
  hasOptions: boolean;
  active: string | undefined;
  /** What was asked before there was a field. */
  question: string;
  onAsk: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Longer than any question that finds something; a pasted page must not be searched letter by letter. */
export const longest = 80;

/** Where the question is typed, which it keeps itself. The focus stays here while the arrow keys choose from the list. */
export const Field = ({ ref, list, hasOptions, active, question, onAsk, onKeyDown }: Props) => (
  <input
    ref={ref}
    className={styles.field}
    role="combobox"
    aria-label={label}
    aria-expanded={hasOptions}
    aria-controls={list}
    aria-autocomplete="list"
    aria-activedescendant={active}
    placeholder={search}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    enterKeyHint="go"
    maxLength={longest}
    defaultValue={question}
    onChange={onAsk}
    onKeyDown={onKeyDown}
  />
);
