import { useMemo, useState } from "react";
import { sumsText, totalsOf } from "../../../site/gear.ts";
import type { GearGroup, PackView } from "../../../site/compile/view.ts";
import { copying } from "../../../site/words/common.ts";
import { gear, pack as words } from "../../../site/words/gear.ts";
import { Actions } from "../../parts/actions/actions.tsx";
import { useMessage } from "../../parts/actions/use-message.ts";
import { addressWith } from "../../parts/address/address.ts";
import { useStored } from "../../parts/device-store/device-store.ts";
import { GearList } from "../../ui/gear-list/gear-list.tsx";
import { arrange } from "./arrange.ts";
import { Controls, type View, unitStore } from "./controls.tsx";
import { csvOf, saveCsv } from "./csv.ts";
import { focusNeighbor } from "./focus.ts";
import { plainText, progressText, readingIn } from "./format.ts";
import styles from "./gear.module.css";
import { rowOf, sumsOf } from "./rows.tsx";
import { Summary } from "./summary.tsx";
import { type Trip, applyTrip, noTrip, toAddress, toggled, withQuantity } from "./trip.ts";
import { field, useTrip } from "./use-trip.ts";

type Props = { groups: GearGroup[]; pack: PackView };

export const Pack = ({ groups: listed, pack }: Props) => {
  const things = useMemo(() => listed.flatMap(({ items }) => items), [listed]);
  const { trip, isShared, change, accept, leave } = useTrip(pack, things);
  const reading = readingIn(useStored(unitStore, "metric"));
  const [view, setView] = useState<View>({ order: "listed", filter: "everything" });
  const [isChanging, setChanging] = useState(false);
  const { message, show, announce, copy, share } = useMessage();

  const groups = applyTrip(listed, trip);
  const totalsWith = (changed: Trip) => totalsOf(applyTrip(listed, changed).flatMap(({ items }) => items));
  const all = totalsWith(trip);
  const shown = arrange(groups, view.order, view.filter, isChanging);
  const sums = sumsText(all, reading);

  const changeTo = (next: Trip) => {
    change(next);
    announce(progressText(totalsWith(next), reading));
  };
  const saveList = () => {
    const file = `${pack.page}-${pack.id}.csv`;
    saveCsv(file, csvOf(groups));
    show(words.saved({ file }));
  };
  const shareList = () =>
    share(progressText(all, reading), addressWith(field, toAddress(pack.id, things, trip), pack.section));

  return (
    <div className={styles.pack} data-pack>
      <Summary
        totals={all}
        reading={reading}
        isShared={isShared}
        isChanging={isChanging}
        onChanging={setChanging}
        onAccept={() => {
          accept();
          announce(words.accepted);
        }}
        onLeave={leave}
      />
      <Controls
        view={view}
        units={reading.units}
        isWeighed={things.some(({ grams }) => grams !== undefined)}
        isPriced={things.some(({ price }) => price !== undefined)}
        onView={setView}
      />
      {shown.length === 0 && <p>{words.nothing}</p>}
      <GearList
        groups={shown.map(({ items, shown: rows, ...group }) => ({
          ...group,
          items: rows.map((thing) =>
            rowOf(thing, reading, {
              isChanging,
              onToggle: ({ currentTarget }) => {
                // A thing that no longer belongs here goes away, and the keyboard goes on with its neighbor.
                if (view.filter !== "everything") focusNeighbor(currentTarget);
                changeTo(toggled(trip, thing.title));
              },
              onQuantity: (quantity) => changeTo(withQuantity(trip, thing.title, quantity)),
            }),
          ),
          subtotal: groups.length > 1 && sumsOf(items, all, reading),
        }))}
        total={sums && gear.all({ sums })}
      />
      <Actions message={message}>
        <button type="button" onClick={shareList}>
          {copying.link}
        </button>
        <button type="button" onClick={() => copy(plainText(groups, reading))}>
          {words.copy}
        </button>
        <button type="button" onClick={saveList}>
          {words.csv}
        </button>
        <button
          type="button"
          onClick={() => {
            change(noTrip);
            show(words.cleared);
          }}
        >
          {words.clear}
        </button>
      </Actions>
    </div>
  );
};
