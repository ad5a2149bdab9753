import { startDisplay } from "./display.ts";
import type { Engine, Key, Size, Tab } from "./engine.ts";
import { pointAt } from "./point.ts";
import { until } from "./until.ts";
import { type Session, startSession } from "./webdriver.ts";

/** WebKit as GTK's MiniBrowser. Its toolbar would take room, so it fills a screen of the wanted size. */

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
  const act = (type: "pointer" | "key" | "wheel", id: string, actions: object[]) =>
    call("POST", "actions", { actions: [{ type, id, actions }] });
  const pressAll = (letters: string[]) =>
    act(
      "key",
      "keyboard",
      letters.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );
  let turned = 0;
  const tab: Tab = {
    open: (url) => call("POST", "url", { url }),
    evaluate: (run, ...args) =>
      call("POST", "execute/sync", { script: `return (${run}).apply(null, arguments)`, args }),
    click: async (selector, text) => {
      const { x, y } = await pointAt(tab, selector, text);
      await act("pointer", "mouse", [
        { type: "pointerMove", x, y, origin: "viewport" },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    wheel: async (down) => {
      const [x, y] = [Math.floor(width / 2), Math.floor(height / 2)];
      await act("pointer", "mouse", [{ type: "pointerMove", x, y, origin: "viewport" }]);
      // WebKit turns the wheel by the difference to the last action of the session.
      turned += down;
      await act("wheel", "wheel", [{ type: "scroll", x, y, deltaX: 0, deltaY: turned }]);
    },
    press: (key) => pressAll([keys[key]]),
    type: (text) => pressAll([...text.replaceAll("\n", keys.Enter)]),
    screenshot: async () => Buffer.from(await call<string>("GET", "screenshot"), "base64"),
  };
  return tab;
};

type Window = { tab: Tab; isLost: () => boolean; close: () => Promise<void> };

const openWindow = async (browser: string, size: Size): Promise<Window> => {
  const display = await startDisplay(size);
  const session = await startSession(browser, display.env);
  const tab = tabOf(session, size);
  const { width, height } = size;
  const fillsScreen = (wide: number, high: number) => innerWidth === wide && innerHeight === high;
  await until(() => tab.evaluate(fillsScreen, width, height), `WebKit's window is not ${width}×${height}.`);
  return {
    tab,
    isLost: session.isLost,
    close: async () => {
      await session.close();
      await display.stop();
    },
  };
};

export const startWebkit = (browser: string): Engine => {
  const windows = new Map<string, Window>();
  return {
    tab: async (size) => {
      const key = `${size.width}×${size.height}`;
      const last = windows.get(key);
      if (last && !last.isLost()) return last.tab;
      windows.delete(key);
      await last?.close();
      const window = await openWindow(browser, size);
      windows.set(key, window);
      return window.tab;
    },
    close: async () => {
      for (const window of windows.values()) await window.close();
    },
  };
};
