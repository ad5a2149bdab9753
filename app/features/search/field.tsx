import { type KeyboardEvent, type Ref, useState } from "react";
import { search } from "virtual:words/bar";
import { label } from "virtual:words/search";
import styles from "./field.module.css";

type Props = {
  ref: Ref<HTMLInputElement>;
  /** The id of the list that belongs to it. */
  list: string;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Longer than any question that finds something; a pasted page must not be searched letter by letter. */
export const longest = 80;

/** What was typed while the palette was on its way: see shell/boot/hold.ts. */
const takeTyped = () => {
  const { typed = "" } = document.body.dataset;
  delete document.body.dataset["typed"];
  return typed;
};

/**
 * Where the question is typed, which it keeps itself. The focus stays here while the arrow keys choose from the list, which
 * says of itself what is expanded and active.
 */
export const Field = ({ ref, list, onKeyDown }: Props) => {
  const [typed] = useState(takeTyped);
  return (
    <input
      ref={ref}
      className={styles.field}
      role="combobox"
      aria-label={label}
      aria-expanded={false}
      aria-controls={list}
      aria-autocomplete="list"
      placeholder={search}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={longest}
      defaultValue={typed}
      onKeyDown={onKeyDown}
    />
  );
};
