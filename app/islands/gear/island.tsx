export { Pack as Component } from "./pack.tsx";
