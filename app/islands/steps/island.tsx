export { Guide as Component } from "./guide.tsx";
