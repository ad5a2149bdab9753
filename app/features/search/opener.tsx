import { type ComponentType, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { PaletteProps } from "./palette.tsx";
import { isSlashOn } from "./slash.ts";
import { useHistoryEntry } from "./use-history-entry.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  /** How often the button was pressed. */
  pressed: number;
};

/** What the bar's button does. The palette and what it finds are loaded when a visitor comes near it. */
export const Opener = ({ button, pressed }: Props) => {
  const { isOpen, isAsked, open, close, leave } = useHistoryEntry();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  useShortcuts({ isOpen: isAsked, open, close });

  const onPress = useEffectEvent(open);
  useEffect(() => {
    if (pressed > 0) onPress();
  }, [pressed]);

  // A search that cannot come keeps nobody waiting: the next press asks for it again.
  const onLost = useEffectEvent((error: unknown) => {
    console.warn(error);
    close();
  });
  useEffect(() => {
    const prepare = () => {
      import("./palette.tsx").then((module) => {
        setPalette(() => module.Palette);
        module.prepare();
      }, onLost);
    };
    if (isAsked) prepare();
    const coming = new AbortController();
    const options = { signal: coming.signal };
    button.current?.addEventListener("pointerenter", prepare, options);
    button.current?.addEventListener("focus", prepare, options);
    return () => {
      coming.abort();
      // Nobody was there to take what was typed.
      if (isAsked) delete document.body.dataset["typed"];
    };
  }, [button, isAsked]);

  useLayoutEffect(() => {
    const keys = isSlashOn() ? "/ Control+K Meta+K" : "Control+K Meta+K";
    button.current?.setAttribute("aria-keyshortcuts", keys);
    if (isAsked && !(isOpen && Palette)) button.current?.setAttribute("aria-busy", "true");
    else button.current?.removeAttribute("aria-busy");
  });

  // Outside the bar, whose look depends on what is in it: every row that comes and goes would have it worked out anew.
  return isOpen && Palette && createPortal(<Palette onClose={close} onLeave={leave} />, document.body);
};
