export { Viewer as Component } from "./viewer.tsx";
