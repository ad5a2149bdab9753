import { type RefObject, useLayoutEffect } from "react";
import { noteScrollbar } from "../../lib/scrollbar.ts";

/**
 * Opens the dialog over the page and lets it end where the keyboard of a phone begins: browsers leave the window as it is
 * under a keyboard, and tell only the visual viewport of it.
 */
export const useWindow = (dialog: RefObject<HTMLDialogElement | null>) => {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const root = document.documentElement;
    // The page behind keeps the room of its scrollbar, which goes while it cannot scroll.
    noteScrollbar(root);
    root.toggleAttribute("data-searching", true);
    // The focus goes to the first that can have it, which is the field.
    element.showModal();
    const view = window.visualViewport;
    const fit = () => {
      if (!view || view.scale > 1) return;
      element.style.setProperty("--view-top", `${view.offsetTop}px`);
      element.style.setProperty("--view-height", `${view.height}px`);
    };
    fit();
    view?.addEventListener("resize", fit);
    view?.addEventListener("scroll", fit);
    return () => {
      view?.removeEventListener("resize", fit);
      view?.removeEventListener("scroll", fit);
      root.toggleAttribute("data-searching", false);
      // Only a dialog that is closed gives the focus back.
      element.close();
    };
  }, [dialog]);
};
