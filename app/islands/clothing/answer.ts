import { clothing, weatherForm as words } from "../../../site/words/clothing.ts";
import type { ClothingRow } from "../../../site/compile/view.ts";

import { type Choice, format, unitOf } from "./units.ts";
import { chillBounds, felt, isCalm, isWarm, rowFor } from "./weather.ts";

const { day, night } = clothing;

const weatherOf = (choice: Choice) => {
  const { temperature, wind } = choice;
  const degree = unitOf("temperature", choice);
  const air = format(temperature, degree);
  if (isWarm(temperature)) return words.warm({ air });
  if (isCalm(wind)) return words.calm({ air });
  return words.chilled({
    air,
    wind: format(wind, unitOf("wind", choice)),
    felt: format(felt(temperature, wind), degree, 0),
  });
};

/** The longest text, for reserving its space. */
export const longestWeather = weatherOf({ temperature: -20.2, wind: 62.2, celsius: true, kmh: true });

export const answerTo = (rows: ClothingRow[], choice: Choice) => {
  const row = rowFor(rows, felt(choice.temperature, choice.wind));
  const worn = rows[row];
  const weather = weatherOf(choice);
  const text = worn ? weather : `${weather} ${words.missing}`;
  const announcement = worn
    ? words.announcement({ weather, day, layer: worn.layer, night, layerNight: worn.layerNight })
    : text;
  return { row, worn, text, announcement };
};

export const boundsIn = (choice: Choice) =>
  words.formula({
    most: format(chillBounds.temperature, unitOf("temperature", choice)),
    least: format(chillBounds.wind, unitOf("wind", choice)),
  });
