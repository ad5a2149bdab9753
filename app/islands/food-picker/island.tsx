export { FoodPicker as Component } from "./food-picker.tsx";
