import { useMemo } from "react";
import type { GearView, PackView } from "../../../site/compile/view.ts";
import { useField } from "../../parts/address/address.ts";
import { deviceStore, useStored } from "../../parts/device-store/device-store.ts";
import { type Trip, fromAddress, noTrip, readTrip, toAddress } from "./trip.ts";

export const field = "pack";

/** A trip that came with the address stays there while it is changed; the visitor decides whether the device keeps it. */
export const useTrip = ({ page, id }: PackView, things: readonly GearView[]) => {
  const { value, replace } = useField(field);
  const store = useMemo(
    () => deviceStore<Trip>({ key: `gear-${page}-${id}-2`, none: noTrip, parse: readTrip }),
    [page, id],
  );
  const own = useStored(store, noTrip);
  const shared = useMemo(() => fromAddress(id, things, value ?? ""), [id, things, value]);

  return {
    trip: shared ?? own,
    isShared: shared !== undefined,
    change: (next: Trip) => {
      if (shared) replace(toAddress(id, things, next));
      else store.change(() => next);
    },
    accept: () => {
      store.change(() => shared ?? own);
      replace();
    },
    leave: () => replace(),
  };
};
