import { type RefObject, useLayoutEffect } from "react";

/**
 * Opens the dialog over the page and lets it end where the keyboard of a phone begins: browsers leave the window as it is
 * under a keyboard, and only the visual viewport knows of it.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>) => {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
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
      // Only a dialog that is closed gives the focus back.
      element.close();
    };
  }, [dialog]);
};
