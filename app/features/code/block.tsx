export { Systems as Block } from "./systems.tsx";
