export { Order as Block } from "./order.tsx";
