/** Inlined after early.ts into the head of pages that have controls for it. */
import { holdClicks } from "./boot/hold.ts";

holdClicks();
