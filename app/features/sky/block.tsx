export { Sky as Block } from "./sky.tsx";
