import { type FormEvent, useEffect, useState } from "react";

/** A service that has not answered by then may be tried again. */
const patience = 20_000;

/** A second click waits, and without a network nothing is sent or lost. */
export const useSending = (noteSent: () => void) => {
  const [sending, setSending] = useState(false);
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    if (!sending) return;
    const again = () => setSending(false);
    const timer = setTimeout(again, patience);
    addEventListener("pageshow", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", again);
    };
  }, [sending]);

  useEffect(() => {
    if (!offline) return;
    const online = () => setOffline(false);
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [offline]);

  const onSubmit = (event: FormEvent) => {
    if (sending || !navigator.onLine) {
      event.preventDefault();
      setOffline(!navigator.onLine);
      return;
    }
    setSending(true);
    noteSent();
  };

  return { sending, offline, onSubmit };
};
