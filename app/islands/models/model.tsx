import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FileView, ModelView } from "../../../site/compile/view.ts";
import { models as words } from "../../../site/words/models.ts";
import { withBase } from "../../lib/base.ts";
import { FactList } from "../../ui/lists/lists.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./models.module.css";
import { Viewer } from "./viewer.tsx";

/** Checked before three.js is loaded. */
const canDraw = (): boolean => {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
};

const Download = ({ href, name, size }: FileView) => (
  <li>
    <a href={withBase(href)} download={name}>
      {words.download({ kind: name.slice(name.lastIndexOf(".") + 1).toUpperCase(), size })}
    </a>
  </li>
);

const Facts = ({ model: { title, comment, facts, file, print } }: { model: ModelView }) => (
  <div className={styles.facts}>
    <h3>{title}</h3>
    {comment && <em>({comment})</em>}
    <p>{facts}</p>
    {print && (
      <>
        <VisuallyHidden>{words.settings({ title })}</VisuallyHidden>
        <FactList items={print.settings} />
      </>
    )}
    <ul>
      {print && <Download {...print.file} />}
      <Download {...file} />
    </ul>
  </div>
);

type Props = { model: ModelView; isOpen: boolean; onOpen: (isOpen: boolean) => void };

export const Model = ({ model, isOpen, onOpen }: Props) => {
  const opener = useRef<HTMLButtonElement>(null);
  const [tries, setTries] = useState(0);
  const [isUnable, setUnable] = useState(false);

  const open = () => {
    if (canDraw()) onOpen(true);
    else setUnable(true);
  };
  const close = () => {
    flushSync(() => onOpen(false));
    opener.current?.focus();
  };

  return (
    <li>
      <div className={styles.view}>
        <Picture picture={model.picture} alt={model.alt} className={styles.poster} />
        {isOpen ? (
          <Viewer key={tries} model={model} onRetry={() => setTries(tries + 1)} onClose={close} />
        ) : (
          <button type="button" ref={opener} className={styles.tab} data-needs="script" onClick={open}>
            {words.view}
            <VisuallyHidden>{` ${model.title}`}</VisuallyHidden>
          </button>
        )}
        <output className={styles.unable}>{isUnable && words.unable}</output>
      </div>
      <Facts model={model} />
    </li>
  );
};
