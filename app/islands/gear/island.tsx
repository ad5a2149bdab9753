import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Units, sumsText, totalsOf } from "../../../site/gear.ts";
import type { GearGroup, PackView } from "../../../site/compile/view.ts";
import { copying } from "../../../site/words/common.ts";
import { gear, pack as words } from "../../../site/words/gear.ts";
import { toggle } from "../../lib/toggle.ts";
import { Action, Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { Progress } from "../../parts/checklist/checklist.tsx";
import { useDeviceStore } from "../../parts/device-store/device-store.ts";
import { GearList } from "../../ui/gear-list/gear-list.tsx";
import { arrange } from "./arrange.ts";
import { Controls, type View, parseUnits } from "./controls.tsx";
import { csvOf, saveCsv } from "./csv.ts";
import { doneText, remainingText, plainText, progressText } from "./format.ts";
import styles from "./gear.module.css";
import { focusNeighbor, rowOf, subtotalOf } from "./rows.tsx";
import { type PackingState, applyPackingState, nothingPacked } from "./packing-state.ts";
import { usePackingState } from "./use-packing-state.ts";

export const Component = ({ groups: listed, pack }: { groups: GearGroup[]; pack: PackView }) => {
  const listedItems = useMemo(() => listed.flatMap(({ items }) => items), [listed]);
  const { state, isShared, address, change, accept, leave } = usePackingState(pack, listedItems);
  const [units, unitStore] = useDeviceStore<Units>({ key: "gear-units-1", none: "metric", parse: parseUnits });
  const [view, setView] = useState<View>({ order: "listed", filter: "all" });
  const [isChanging, setChanging] = useState(false);
  const { message, show, announce, copy, share } = useMessage();
  const changeButton = useRef<HTMLButtonElement>(null);

  const groups = applyPackingState(listed, state);
  const totalsWith = (changed: PackingState) =>
    totalsOf(applyPackingState(listed, changed).flatMap(({ items }) => items));
  const all = totalsWith(state);
  const shown = arrange(groups, view.order, view.filter, isChanging);
  const sums = sumsText(all, units);

  const changeTo = (next: PackingState) => {
    change(next);
    announce(progressText(totalsWith(next), units));
  };
  /** The buttons of a shared list disappear on click; the button that replaces them gets the focus. */
  const settle = (decision: () => void) => {
    flushSync(decision);
    changeButton.current?.focus();
  };
  const acceptList = () => {
    settle(accept);
    announce(words.accepted);
  };
  const saveList = () => {
    const file = `${pack.page}-${pack.id}.csv`;
    saveCsv(file, csvOf(groups));
    show(words.saved({ file }));
  };
  const clear = () => {
    change(nothingPacked);
    show(words.cleared);
  };

  return (
    <div className={styles.pack} data-pack>
      <div>
        <Progress done={all.packed} total={all.itemCount} text={doneText(all)} note={remainingText(all, units)} />
        <div className={styles.hint} data-print="none" data-needs="script">
          <span>{isShared ? words.shared : words.hint}</span>
          <Actions>
            {isShared ? (
              <>
                <Action onClick={acceptList}>{words.accept}</Action>
                <Action onClick={() => settle(leave)}>{words.leave}</Action>
              </>
            ) : (
              <Action ref={changeButton} isPressed={isChanging} onClick={() => setChanging(!isChanging)}>
                {words.editQuantities}
              </Action>
            )}
          </Actions>
        </div>
      </div>
      <Controls
        view={view}
        units={units}
        isWeighed={listedItems.some(({ grams }) => grams !== undefined)}
        isPriced={listedItems.some(({ price }) => price !== undefined)}
        onView={setView}
        onUnits={(name) => unitStore.change(() => name)}
      />
      {shown.length === 0 && <p>{words.nothing}</p>}
      <GearList
        groups={shown.map(({ items, shown: rows, ...group }) => ({
          ...group,
          items: rows.map((item) =>
            rowOf(item, units, {
              isChanging,
              onToggle: ({ currentTarget }) => {
                // An item that no longer matches the filter disappears, so the focus moves to its neighbor.
                if (view.filter !== "all") focusNeighbor(currentTarget);
                changeTo({ ...state, packed: toggle(state.packed, item.title) });
              },
              onQuantity: (quantity) =>
                changeTo({ ...state, quantities: { ...state.quantities, [item.title]: quantity } }),
            }),
          ),
          subtotal: groups.length > 1 && subtotalOf(items, all, units),
        }))}
        total={sums && gear.total({ sums })}
      />
      <Actions message={message}>
        <Action onClick={() => share(progressText(all, units), address())}>{copying.link}</Action>
        <Action onClick={() => copy(plainText(groups, units))}>{words.copy}</Action>
        <Action onClick={saveList}>{words.csv}</Action>
        <Action onClick={clear}>{words.reset}</Action>
      </Actions>
    </div>
  );
};
