export { Timer as Block } from "./timer.tsx";
