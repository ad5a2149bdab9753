import { useMemo } from "react";
import type { GearView, PackView } from "../../../site/compile/view.ts";
import { addressWith, useField } from "../../parts/address/address.ts";
import { useDeviceStore } from "../../parts/device-store/device-store.ts";
import { type Trip, fromAddress, noTrip, readTrip, toAddress } from "./trip.ts";

const field = "pack";

/** A shared trip and its changes stay in the URL until the visitor saves it on the device. */
export const useTrip = ({ page, id, section }: PackView, items: readonly GearView[]) => {
  const { value, replace } = useField(field);
  const [own, store] = useDeviceStore<Trip>({ key: `gear-${page}-${id}-2`, none: noTrip, parse: readTrip });
  const shared = useMemo(() => fromAddress(id, items, value ?? ""), [id, items, value]);
  const trip = shared ?? own;

  return {
    trip,
    isShared: shared !== undefined,
    address: () => addressWith(field, toAddress(id, items, trip), section),
    change: (next: Trip) => {
      if (shared) replace(toAddress(id, items, next));
      else store.change(() => next);
    },
    accept: () => {
      store.change(() => trip);
      replace();
    },
    leave: () => replace(),
  };
};
