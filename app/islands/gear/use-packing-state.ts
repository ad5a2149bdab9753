import { useMemo } from "react";
import type { GearView, PackView } from "../../../site/compile/view.ts";
import { urlWithParam, useQueryParam } from "../../parts/query-param/query-param.ts";
import { useDeviceStore } from "../../parts/device-store/device-store.ts";
import { type PackingState, fromQuery, nothingPacked, readPackingState, toQuery } from "./packing-state.ts";

const param = "pack";

/** A shared state and its changes stay in the URL until the visitor saves it on the device. */
export const usePackingState = ({ page, id, section }: PackView, items: readonly GearView[]) => {
  const { value, replace } = useQueryParam(param);
  const [own, store] = useDeviceStore<PackingState>({
    key: `gear-${page}-${id}-2`,
    none: nothingPacked,
    parse: readPackingState,
  });
  const shared = useMemo(() => fromQuery(id, items, value ?? ""), [id, items, value]);
  const state = shared ?? own;

  return {
    state,
    isShared: shared !== undefined,
    address: () => urlWithParam(param, toQuery(id, items, state), section),
    change: (next: PackingState) => {
      if (shared) replace(toQuery(id, items, next));
      else store.change(() => next);
    },
    accept: () => {
      store.change(() => state);
      replace();
    },
    leave: () => replace(),
  };
};
