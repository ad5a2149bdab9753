export { Guide as Block } from "./guide.tsx";
