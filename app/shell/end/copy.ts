import { copyCode } from "../../ui/code-list/copy-code.ts";
import { alive } from "../boot/hold.ts";

/** Until React answers, this does. */
const copy = ({ target }: Event) => {
  const button = (target as Element).closest("[data-copy]");
  if (button) void copyCode(button);
};

addEventListener("click", copy);
addEventListener(alive, () => removeEventListener("click", copy));
