export { Flyable as Block } from "./flyable.tsx";
