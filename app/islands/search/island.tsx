import { Palette } from "./palette.tsx";
import { useEngine } from "./use-engine.ts";
import { useHistoryEntry } from "./use-history-entry.ts";

/** The search, in a dialog over the page: it is empty until the bar's button is clicked. `list` is the list's address. */
export const Component = ({ list }: { list: string }) => {
  const { isOpen, close, leave } = useHistoryEntry();
  const loaded = useEngine(list, isOpen);
  return isOpen && <Palette {...loaded} onClose={close} onLeave={leave} />;
};
