import { Shuffle } from "lucide-react";
import { useEffect, useState } from "react";
import { drawFoods, foodCategories, rowLabel } from "../../lib/food.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./food-picker.module.css";

type Props = { foods: string[][]; random?: () => number };

/** One suggestion of each category, drawn when the page is shown and on every click. */
export const FoodPicker = ({ foods, random = Math.random }: Props) => {
  const [drawn, setDrawn] = useState<string[]>();

  // The first draw waits for the browser: a prerendered one would be the same for everybody.
  useEffect(() => setDrawn(drawFoods(foods, random)), [foods, random]);

  return (
    <>
      <div className={styles.controls}>
        <Button type="button" onClick={() => setDrawn(drawFoods(foods, random))}>
          <Shuffle size="1.25em" aria-hidden="true" />
          Get Random Foods
        </Button>
      </div>
      <table className={styles.foods} aria-live="polite">
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col">Food</th>
          </tr>
        </thead>
        <tbody>
          {foodCategories.map((name, category) => (
            <tr key={name}>
              <th scope="row">{rowLabel(name)}</th>
              <td>{drawn?.[category] ?? "\u2009"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <noscript>
        <p>The button needs JavaScript. Point at the lists below with your eyes closed instead.</p>
      </noscript>
    </>
  );
};
