import { localize } from "#words";

export const english = {
  /** The table of what to wear. */
  clothing: {
    temperature: "Temperature",
    unit: "°F",
    day: "Sunny day",
    night: "Night",
  },
  /** The fields over that table, and what they come to. */
  wear: {
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
    chilled: "{air} in a wind of {wind} feels like {felt}.",
    calm: "{air}, with too little wind for wind chill.",
    warm: "{air}, too warm for wind chill.",
    missing: "The table has no row for this temperature.",
    news: "{weather} {day}: {layer}. {night}: {layerNight}.",
    formula:
      "Wind chill by the National Weather Service formula, which holds up to {most} and from {least} of wind. The row is the one for what it feels like.",
    clear: "Reset",
  },
} as const;

export const { clothing, wear } = localize(english);
