import { type Foods, foodCategories } from "../schema/food.ts";

const nameOf = (category: string) => category.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** "animal protein" becomes "Animal protein"; in names of more than two words the second and third are swapped. */
export const rowLabel = (name: string) => {
  const words = name.split(" ");
  const [first = "", second = "", third = "", ...rest] = words;
  const ordered = words.length > 2 ? [first, third, second, ...rest] : words;
  const label = ordered.join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
};

export const compileFoods = (foods: Foods) =>
  foodCategories.map((category) => ({ label: rowLabel(nameOf(category)), foods: foods[category] }));
