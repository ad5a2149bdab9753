import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { PackView } from "../../../site/compile/view.ts";
import { keep, useAlive, useKept } from "../kept/kept.ts";
import { fromSearch, withoutTrip } from "./address.ts";
import type { Thing } from "./things.ts";
import { type Trip, noTrip, readTrip } from "./trip.ts";

/**
 * A trip that came with the address may be changed, but it is kept only when the visitor says so. Until then the tab
 * remembers the changes: a new version of the site reloads it.
 */
export const useTrip = ({ page, id }: PackView, things: readonly Thing[]) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const store = useMemo(() => keep<Trip>({ key: `gear-${page}-${id}-1`, none: noTrip, parse: readTrip }), [page, id]);
  const own = useKept(store, noTrip);
  const drafts = useMemo(
    () =>
      keep<Trip | undefined>({ key: `gear-${page}-${id}-1${search}`, none: undefined, parse: readTrip, inTab: true }),
    [page, id, search],
  );
  const draft = useKept(drafts, undefined);
  const isAlive = useAlive();
  const [left, setLeft] = useState("");
  const came = useMemo(() => fromSearch(search, id, things), [search, id, things]);
  const sent = isAlive && search !== left ? came : undefined;
  const trip = sent ? (draft ?? sent) : own;

  const leave = () => {
    drafts.clear();
    setLeft(search);
    // An anchor would take the focus away from what the visitor holds.
    void navigate({ pathname, search: withoutTrip(search) }, { replace: true, preventScrollReset: true });
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
