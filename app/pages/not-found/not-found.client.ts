import { readableAddress } from "./readable-address.ts";

/** One 404 page stands for every unknown address: here it gets the address that was asked for. */
const place = document.querySelector("[data-unknown-address]");
const code = document.createElement("code");
code.textContent = readableAddress(location.pathname + location.search);
place?.replaceChildren(code);
