export { FoodPicker as Block } from "./food-picker.tsx";
