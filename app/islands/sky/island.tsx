export { Sky as Component } from "./sky.tsx";
