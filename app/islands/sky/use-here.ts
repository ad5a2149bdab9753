import { useState } from "react";
import { type Spot, rounded } from "./choice.ts";

/** The device is asked where it is on a click, and what it says goes nowhere else. */
export const useHere = (onHere: (spot: Spot) => void) => {
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const ask = () => {
    if (!("geolocation" in navigator)) return setState("refused");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        onHere(rounded(coords));
      },
      () => setState("refused"),
      { maximumAge: 600_000, timeout: 20_000 },
    );
  };
  return { state, ask };
};
