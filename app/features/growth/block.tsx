export { Growth as Block } from "./growth.tsx";
