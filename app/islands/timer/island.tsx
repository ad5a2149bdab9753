export { Timer as Component } from "./timer.tsx";
