import { useMemo } from "react";
import type { PackView } from "../../../site/compile/view.ts";
import { useQuery } from "../../parts/address/address.ts";
import { keep, useKept } from "../../parts/kept/kept.ts";
import { field, fromSearch } from "./address.ts";
import type { Thing } from "./things.ts";
import { type Trip, noTrip, readTrip } from "./trip.ts";

/**
 * A trip that came with the address may be changed, but it is kept only when the visitor says so. Until then the tab
 * remembers the changes, through reloads too.
 */
export const useTrip = ({ page, id }: PackView, things: readonly Thing[]) => {
  const { query, leave: leaveQuery } = useQuery(field);
  const store = useMemo(() => keep<Trip>({ key: `gear-${page}-${id}-1`, none: noTrip, parse: readTrip }), [page, id]);
  const own = useKept(store, noTrip);
  const drafts = useMemo(
    () =>
      keep<Trip | undefined>({ key: `gear-${page}-${id}-1${query}`, none: undefined, parse: readTrip, inTab: true }),
    [page, id, query],
  );
  const draft = useKept(drafts, undefined);
  const sent = useMemo(() => fromSearch(query, id, things), [query, id, things]);
  const trip = sent ? (draft ?? sent) : own;

  const leave = () => {
    drafts.clear();
    leaveQuery();
  };

  return {
    trip,
    isSent: sent !== undefined,
    change: (next: Trip) => {
      (sent ? drafts : store).change(() => next);
    },
    clear: () => {
      if (sent) drafts.change(() => noTrip);
      else store.clear();
    },
    accept: () => {
      store.change(() => trip);
      leave();
    },
    leave,
  };
};
