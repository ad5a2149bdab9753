import { localize } from "#words";

export const english = {
  /** The limits for flying, and the day that is held against them. */
  flyable: {
    limit: "Limit",
    upTo: "{level}, up to {hours} hours",
    wind: "Wind on the ground",
    lull: "Lull on the ground",
    gust: "Gusts on the ground",
    spread: "Gusts over the lull",
    aloft: "Wind at 1,000 feet",
    angle: "Wind off the launch",
    base: "Cloud base above ground",
    hours: "Hours flown",
    from: "Wind comes from",
    launch: "Launch faces",
    field: "{name}, {unit}",
    units: "Speed unit",
    mph: "mph",
    kmh: "km/h",
    knots: "knots",
    degrees: "degrees",
    feet: "feet",
    speed: "{value} {unit}",
    angleOf: "{value}°",
    height: "{value} feet",
    under: "under {value}",
    most: "at most {value}",
    least: "at least {value}",
    ask: "Check conditions",
    clear: "Reset",
    no: "Not today",
    within: "Within my limits",
    missing: "Values are missing",
    reason: "{name}: {value}. The limit is {limit}.",
    missingFields: "Fill in: {fields}.",
    disordered: "The lull cannot be above the wind, nor the wind above the gusts.",
    kept: "Your values are saved on this device.",
  },
} as const;

export const { flyable } = localize(english);
