import { Search } from "lucide";
import { type ComponentType, useEffect, useState } from "react";
import { open as label } from "virtual:words/search";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./opener.module.css";
import type { PaletteProps } from "./palette.tsx";
import { isSlashOn } from "./slash.ts";
import { useHistoryEntry } from "./use-history-entry.ts";
import { useShortcuts } from "./use-shortcuts.ts";

/** The bar's button. The palette and what it finds are loaded when a visitor comes near it. */
export const Opener = () => {
  const { isOpen, open, close, leave } = useHistoryEntry();
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  useShortcuts({ isOpen, open, close });

  const prepare = () => {
    import("./palette.tsx").then(
      (module) => {
        setPalette(() => module.Palette);
        module.prepare();
      },
      (error: unknown) => console.warn("The search could not be loaded", error),
    );
  };

  useEffect(() => {
    if (isOpen) prepare();
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        data-search
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={isSlashOn() ? "/ Control+K Meta+K" : "Control+K Meta+K"}
        aria-busy={(isOpen && !Palette) || undefined}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon icon={Search} />
      </button>
      {isOpen && Palette && <Palette onClose={close} onLeave={leave} />}
    </>
  );
};
