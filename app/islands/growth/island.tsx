export { Growth as Component } from "./growth.tsx";
