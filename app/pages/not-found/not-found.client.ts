import { readableAddress } from "./readable-address.ts";

/** One 404 page serves every unknown address; this shows the one that was requested. */
const place = document.querySelector("[data-unknown-address]");
const code = document.createElement("code");
code.textContent = readableAddress(location.pathname + location.search);
place?.replaceChildren(code);
