import { useMemo } from "react";
import type { GrowthBounds } from "../../../site/compile/view.ts";
import { useField } from "../../parts/address/address.ts";
import { deviceStore, pagePath, useStored } from "../../parts/device-store/device-store.ts";
import { type Case, fromAddress, readCase, startOf } from "./case.ts";

export const field = "growth";

/** The address's case is shown until the visitor changes it; else the one that the device has kept. */
export const useGrowth = (id: string, bounds: GrowthBounds) => {
  const { value, replace } = useField(field);
  const start = useMemo(() => startOf(bounds), [bounds]);
  const store = useMemo(
    () =>
      deviceStore<Case>({
        key: `growth ${pagePath()} ${id} 1`,
        none: start,
        parse: (stored) => readCase(stored, bounds),
      }),
    [id, bounds, start],
  );
  const kept = useStored(store, start);
  return {
    shown: fromAddress(value ?? "", bounds) ?? kept,
    start,
    change: (next: Case) => {
      store.change(() => next);
      replace();
    },
  };
};
