import { useMemo, useState } from "react";
import type { GearGroup, PackView } from "../../../site/compile/view.ts";
import { GearList } from "../../ui/gear-list/gear-list.tsx";
import { useKept } from "../../parts/kept/kept.ts";
import { ListActions, type News } from "./actions.tsx";
import { arrange } from "./arrange.ts";
import { Controls, type Look } from "./controls.tsx";
import { focusNeighbor } from "./focus.ts";
import styles from "./gear.module.css";
import { rowOf, sumsOf } from "./rows.tsx";
import { progressText, sumsText } from "./say.ts";
import { Summary } from "./summary.tsx";
import { type Thing, thingsOf } from "./things.ts";
import { totalsOf } from "./totals.ts";
import { type Trip, amountOf, isPacked, toggled, withAmount } from "./trip.ts";
import { keptUnits } from "./units.ts";
import { useTrip } from "./use-trip.ts";
import { pack as words } from "../../../site/words/gear.ts";

type Props = { groups: GearGroup[]; pack: PackView };

/** Marks and quantities are kept on the device alone. */
export const Pack = ({ groups: listed, pack }: Props) => {
  const groups = useMemo(() => thingsOf(listed), [listed]);
  const things = useMemo(() => groups.flatMap(({ items }) => items), [groups]);
  const { trip, isSent, change, clear, accept, leave } = useTrip(pack, things);
  const units = useKept(keptUnits, "metric");
  const [look, setLook] = useState<Look>({ order: "listed", filter: "everything" });
  const [isChanging, setChanging] = useState(false);
  const [news, setNews] = useState<News>({ text: "", isSeen: false });
  const all = totalsOf(things, trip);
  const shown = arrange(groups, trip, look.order, look.filter, isChanging);
  const sums = sumsText(all, units);

  const hear = (text: string) => setNews({ text, isSeen: false });
  const make = (next: Trip) => {
    change(next);
    hear(progressText(totalsOf(things, next), units));
  };
  const toggle = ({ code }: Thing, box: HTMLElement) => {
    // A thing that no longer belongs here goes away, and the keyboard goes on with its neighbor.
    if (look.filter !== "everything") focusNeighbor(box);
    make(toggled(trip, code));
  };

  return (
    <div className={styles.pack} data-pack>
      <Summary
        totals={all}
        units={units}
        isSent={isSent}
        isChanging={isChanging}
        onChanging={setChanging}
        onAccept={() => {
          accept();
          hear(words.accepted);
        }}
        onLeave={() => {
          leave();
          hear("");
        }}
      />
      <Controls
        look={look}
        units={units}
        isWeighed={things.some(({ grams }) => grams !== undefined)}
        isPriced={things.some(({ price }) => price !== undefined)}
        onLook={setLook}
      />
      {shown.length === 0 && <p>{words.nothing}</p>}
      <GearList
        groups={shown.map(({ id, title, items, whole }) => ({
          id,
          ...(title === undefined ? {} : { title }),
          items: items.map((thing) =>
            rowOf(thing, isPacked(thing, trip), amountOf(thing, trip), units, {
              isChanging,
              onToggle: ({ currentTarget }) => toggle(thing, currentTarget),
              onAmount: (amount) => make(withAmount(trip, thing, amount)),
            }),
          ),
          subtotal: groups.length > 1 && sumsOf(whole, all, trip, units),
        }))}
        total={sums && words.all({ sums })}
      />
      <ListActions
        pack={pack}
        groups={groups}
        trip={trip}
        units={units}
        news={news}
        onSay={(text) => setNews({ text, isSeen: true })}
        onLoad={change}
        onClear={clear}
      />
    </div>
  );
};
