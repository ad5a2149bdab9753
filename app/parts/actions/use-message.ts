import { useRef, useState } from "react";
import { copying } from "../../../site/words/common.ts";
import { type ShareResult, copyText, shareAddress } from "../share/hand-over.ts";

/** A message next to a tool's buttons. Changes that are visible in the tool are only announced to screen readers. */
export type Message = { text: string; isVisible: boolean };

const none: Message = { text: "", isVisible: false };

/** Only the last of several quick changes is announced. */
const debounce = 500;

/** How long "Copied" is shown. */
const copiedDuration = 2500;

export const useMessage = () => {
  const [message, setMessage] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = (next: Message) => {
    clearTimeout(timer.current);
    setMessage(next);
  };
  const setLater = (next: Message, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setMessage, delay, next);
  };
  const show = (text: string) => set({ text, isVisible: true });
  const showResult = async (handOver: () => Promise<ShareResult>) => {
    set(none);
    const result = await handOver();
    if (result === "failed") show(copying.notCopied);
    if (result !== "copied") return;
    show(copying.copied);
    setLater(none, copiedDuration);
  };

  return {
    message,
    show,
    announce: (text: string) => setLater({ text, isVisible: false }, debounce),
    copy: (text: string) => showResult(() => copyText(text)),
    share: (title: string, address: string) => showResult(() => shareAddress(title, address)),
  };
};
