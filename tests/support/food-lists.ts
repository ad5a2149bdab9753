import { foodCategories } from "../../site/schema/food.ts";
import { topics } from "./sample.ts";

const picker = topics.flatMap(({ blocks }) => blocks).find((block) => block.kind === "food-picker");

/** The shipped lists that the picker draws from, in the order of its rows. */
export const foodLists = picker ? foodCategories.map((category) => picker.foods[category]) : [];
