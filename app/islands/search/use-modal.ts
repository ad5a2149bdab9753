import { type RefObject, useLayoutEffect } from "react";

/**
 * Opens the modal dialog and fits it above a phone's on-screen keyboard, which resizes only the visual viewport.
 */
export const useModal = (dialog: RefObject<HTMLDialogElement | null>) => {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Moves the focus to the first focusable element, the field.
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
      // Only close() restores the focus.
      element.close();
    };
  }, [dialog]);
};
