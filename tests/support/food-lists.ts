import { topic } from "../../content/topics/food/topic.ts";
import { foodCategories } from "../../site/schema/food.ts";

const picker = topic.blocks.find((block) => block.kind === "food-picker");

/** The shipped lists that the picker draws from, in the order of its rows. */
export const foodLists = picker?.kind === "food-picker" ? foodCategories.map((category) => picker.foods[category]) : [];
