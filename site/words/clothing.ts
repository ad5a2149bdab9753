import { localize } from "#words";

export const english = {
  /** The clothing table. */
  clothing: {
    temperature: "Temperature",
    unit: "°F",
    day: "Sunny day",
    night: "Night",
  },
  /** The form above that table, and its result. */
  weatherForm: {
    now: "Right now",
    temperature: "Temperature",
    fahrenheit: "°F",
    celsius: "°C",
    degrees: "Temperature unit",
    wind: "Wind",
    mph: "mph",
    kmh: "km/h",
    speed: "Wind unit",
    quantity: "{value} {unit}",
    chilled: "{air} with {wind} wind feels like {felt}.",
    calm: "{air}. Not windy enough for wind chill.",
    warm: "{air}. Too warm for wind chill.",
    missing: "The table has no row for this temperature.",
    announcement: "{weather} {day}: {layer}. {night}: {layerNight}.",
    formula:
      "Wind chill uses the National Weather Service formula, valid up to {most} with winds of at least {least}. The highlighted row matches what it feels like.",
    reset: "Reset",
  },
} as const;

export const { clothing, weatherForm } = localize(english);
