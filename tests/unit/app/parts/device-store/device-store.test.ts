import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStore } from "../../../../../app/parts/device-store/device-store.ts";

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");

let tool = 0;
const shape = () => ({
  key: `tool-${++tool}`,
  none: [] as number[],
  parse: (stored: unknown) => (isNumbers(stored) ? stored : undefined),
});

const storage = (refuses = false) => {
  const kept = new Map<string, string>();
  const refuse = () => {
    if (refuses) throw new DOMException("full", "QuotaExceededError");
  };
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      refuse();
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      refuse();
      kept.delete(key);
    },
  };
};

beforeEach(() => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  vi.stubGlobal("dispatchEvent", events.dispatchEvent.bind(events));
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => vi.unstubAllGlobals());

describe("device storage", () => {
  it("round-trips any value", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (numbers) => {
        const given = shape();
        deviceStore(given).change(() => numbers);
        expect(deviceStore(given).get()).toEqual(numbers);
      }),
    );
  });

  it("ignores broken data and data with another shape", () => {
    const foreign = fc.oneof(fc.string(), fc.json()).filter((text) => {
      try {
        return !isNumbers(JSON.parse(text));
      } catch {
        return true;
      }
    });
    fc.assert(
      fc.property(foreign, (text) => {
        const given = shape();
        localStorage.setItem(given.key, text);
        expect(deviceStore(given).get()).toBe(given.none);
      }),
    );
  });

  it("notifies subscribers and other tabs", () => {
    const kept = deviceStore(shape());
    const heard = vi.fn();
    const stop = kept.subscribe(heard);
    kept.change((before) => [...before, 1]);
    expect(heard).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event("storage"));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    kept.clear();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(kept.get()).toEqual([]);
  });

  it.each(["full", "forbidden"])("falls back to memory when storage is %s", (trouble) => {
    vi.stubGlobal("localStorage", trouble === "full" ? storage(true) : undefined);
    const kept = deviceStore(shape());
    kept.change(() => [1, 2]);
    expect(kept.get()).toEqual([1, 2]);
    kept.clear();
    expect(kept.get()).toEqual([]);
  });
});
