export { Systems as Component } from "./systems.tsx";
