export { Order as Component } from "./order.tsx";
