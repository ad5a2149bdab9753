export { Flyable as Component } from "./flyable.tsx";
