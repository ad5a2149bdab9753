import type { ClothingRow } from "../../../site/compile/view.ts";
import type { Choice } from "./choice.ts";
import { spoken, unitsOf } from "./units.ts";
import { chillBounds, felt, isCalm, isWarm, rowFor } from "./weather.ts";
import { clothing, wear as words } from "../../../site/words/clothing.ts";

const { day, night } = clothing;

const weatherOf = (choice: Choice) => {
  const { temperature, wind } = choice;
  const { degree, speed } = unitsOf(choice);
  const air = spoken(temperature, degree);
  if (isWarm(temperature)) return words.warm({ air });
  if (isCalm(wind)) return words.calm({ air });
  return words.chilled({ air, wind: spoken(wind, speed), felt: spoken(felt(temperature, wind), degree, 0) });
};

/** No text that is said is much longer. */
export const longestWeather = weatherOf({ temperature: -20.2, wind: 62.2, celsius: true, kmh: true });

export const answerTo = (rows: ClothingRow[], choice: Choice) => {
  const row = rowFor(rows, felt(choice.temperature, choice.wind));
  const worn = rows[row];
  const weather = weatherOf(choice);
  const said = worn ? weather : `${weather} ${words.missing}`;
  const news = worn ? words.news({ weather, day, layer: worn.layer, night, layerNight: worn.layerNight }) : said;
  return { row, worn, said, news };
};

export const boundsIn = (choice: Choice) => {
  const { degree, speed } = unitsOf(choice);
  const [most, least] = [spoken(chillBounds.temperature, degree), spoken(chillBounds.wind, speed)];
  return words.formula({ most, least });
};
