import { useEffect, useMemo, useRef, useState } from "react";
import type { Inline } from "../../../site/compile/rich.ts";
import lists from "../../ui/lists/lists.module.css";
import { RichText } from "../../ui/prose/rich.tsx";
import { Unseen } from "../../ui/unseen/unseen.tsx";
import { Actions } from "../../parts/actions/actions.tsx";
import { keep, pagePath, useKept } from "../../parts/kept/kept.ts";
import styles from "./order.module.css";
import { move, plainText, readStep } from "./steps.ts";
import { order as words } from "../../../site/words/blocks.ts";

type Props = { id: string; items: Inline[][] };

/** All of the list is there at any time. */
export const Order = ({ id, items }: Props) => {
  const total = items.length;
  const store = useMemo(
    () => keep<number>({ key: `order ${pagePath()} ${id} 1`, none: 0, parse: (stored) => readStep(stored, total) }),
    [id, total],
  );
  const step = useKept(store, 0);
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const place = words.place({ index: step, total });

  useEffect(() => {
    if (isAsked) list.current?.children[step - 1]?.scrollIntoView({ block: "nearest" });
  }, [isAsked, step]);

  const go = (by: number) => {
    setAsked(true);
    store.change((now) => move(now, by, total));
  };

  return (
    <div className={styles.order}>
      <ol ref={list} className={lists.goals}>
        {items.map((item, index) => (
          <li key={index} aria-current={index === step - 1 ? "step" : undefined}>
            <span>
              <RichText text={item} />
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.controls} data-print="none">
        <Actions>
          <button type="button" aria-disabled={step === 0} onClick={() => go(-1)}>
            {words.previous}
          </button>
          <button type="button" aria-disabled={step === total} onClick={() => go(1)}>
            {words.next}
          </button>
          <span aria-hidden="true">{place}</span>
          <button type="button" aria-disabled={step === 0} onClick={store.clear}>
            {words.clear}
          </button>
        </Actions>
      </div>
      <output>
        <Unseen>{isAsked && `${place}. ${plainText(items[step - 1] ?? [])}`}</Unseen>
      </output>
    </div>
  );
};
