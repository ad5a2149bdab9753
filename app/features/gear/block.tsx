export { Pack as Block } from "./pack.tsx";
