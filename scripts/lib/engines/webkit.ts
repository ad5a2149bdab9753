import { setTimeout as pause } from "node:timers/promises";
import { startDisplay } from "./display.ts";
import type { Engine, Key, Size, Tab } from "./engine.ts";
import { pointAt } from "./point.ts";
import { type Session, startSession } from "./webdriver.ts";

/** WebKit as GTK's MiniBrowser. Its window is never narrower than its toolbar, so it fills a screen of the wanted size. */

const keys: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
};

const tabOf = ({ call }: Session, { width, height }: Size): Tab => {
  const act = async (type: "pointer" | "key" | "wheel", id: string, actions: object[]) => {
    await call("POST", "actions", { actions: [{ type, id, actions }] });
    await call("POST", "actions", { actions: [] });
  };
  const pressAll = (letters: string[]) =>
    act(
      "key",
      "keyboard",
      letters.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  const tab: Tab = {
    open: (url) => call("POST", "url", { url }),
    evaluate: (run, ...args) =>
      call("POST", "execute/sync", { script: `return (${run}).apply(null, arguments)`, args }),
    click: async (selector) => {
      const { x, y } = await pointAt(tab, selector);
      await act("pointer", "mouse", [
        { type: "pointerMove", x, y, origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    wheel: (down) => act("wheel", "wheel", [{ type: "scroll", x: width / 2, y: height / 2, deltaX: 0, deltaY: down }]),
    press: (key) => pressAll([keys[key]]),
    type: (text) => pressAll([...text.replaceAll("\n", keys.Enter)]),
    screenshot: async () => Buffer.from(await call<string>("GET", "screenshot"), "base64"),
  };
  return tab;
};

const fills = async (tab: Tab, { width, height }: Size) => {
  const end = performance.now() + 20_000;
  for (;;) {
    const [wide, high] = await tab.evaluate(() => [innerWidth, innerHeight]);
    if (wide === width && high === height) return;
    if (performance.now() > end) throw new Error(`WebKit's window is ${wide}×${high}, not ${width}×${height}.`);
    await pause(20);
  }
};

type Window = { tab: Tab; close: () => Promise<void> };

const openWindow = async (driver: string, browser: string, size: Size): Promise<Window> => {
  const display = await startDisplay(size);
  const session = await startSession(driver, browser, display.name);
  const tab = tabOf(session, size);
  await fills(tab, size);
  return {
    tab,
    close: async () => {
      await session.close();
      await display.stop();
    },
  };
};

export const startWebkit = ({ driver, browser }: { driver: string; browser: string }): Engine => {
  const windows = new Map<string, Window>();
  return {
    name: "WebKit",
    tab: async (size) => {
      const key = `${size.width}×${size.height}`;
      const window = windows.get(key) ?? (await openWindow(driver, browser, size));
      windows.set(key, window);
      return window.tab;
    },
    close: async () => {
      for (const window of windows.values()) await window.close();
    },
  };
};
