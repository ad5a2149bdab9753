import { vi } from "vitest";

type Browser = {
  decode?: () => Promise<void>;
  tellsIdle?: boolean;
  isLive?: boolean;
  /** There is a clock, out of the window. */
  runs?: boolean;
  kept?: number;
  tools?: { top: number; bottom: number }[];
  drawings?: { loading: string }[];
};

/** A browser with just enough in it: a page at /camp, read to its end but without its pictures. */
export const stubBrowser = ({
  decode = () => Promise.resolve(),
  tellsIdle = true,
  isLive = false,
  runs = false,
  kept = 1,
  tools = [],
  drawings = [],
}: Browser = {}) => {
  const listeners = new Map<string, (event: object) => void>();
  const reload = vi.fn<() => void>();
  const idle = vi.fn((work: () => void) => {
    work();
    return 1;
  });
  const address = { pathname: "/camp", search: "", hash: "", reload };
  const page = {
    readyState: "interactive",
    querySelector: () => ({ decode }),
    querySelectorAll: (selector: string) => {
      if (selector.startsWith("img")) return drawings;
      if (selector.endsWith('[data-live="true"]')) return Array.from({ length: isLive ? 1 : 0 });
      if (selector.endsWith('[data-live="runs"]')) return Array.from({ length: runs ? 1 : 0 });
      return tools.map((box) => ({ getBoundingClientRect: () => box }));
    },
  };
  vi.stubGlobal("innerHeight", 600);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("localStorage", { length: kept });
  vi.stubGlobal("sessionStorage", { length: 0 });
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => listeners.set(type, listener));
  vi.stubGlobal("location", address);
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", tellsIdle ? { requestIdleCallback: idle } : {});

  const happen = (type: string, event = {}) => {
    listeners.get(type)?.(event);
    return vi.advanceTimersByTimeAsync(0);
  };
  const load = async () => {
    await happen("load");
    await vi.advanceTimersByTimeAsync(500);
  };
  return { address, happen, idle, load, page, reload };
};

/** What starts the app at once. */
export const touches = ["pointerdown", "keydown", "click", "focusin", "online"];

/** A browser, and an app to bring and to start in it. */
export const stubAll = () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  return {
    browser: stubBrowser(),
    bring: vi.fn<() => void>(),
    start: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
};

export type Stubs = ReturnType<typeof stubAll>;

export const unstubAll = () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
};
