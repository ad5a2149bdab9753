import { localize } from "#words";

export const english = {
  /** The wind limits, and the form that checks conditions against them. */
  flyable: {
    limit: "Limit",
    upTo: "{level}, up to {hours} hours",
    wind: "Surface wind",
    lull: "Surface lull",
    gust: "Surface gusts",
    spread: "Gust spread (gusts minus lull)",
    aloft: "Wind at 1,000 feet",
    angle: "Wind angle to launch",
    base: "Cloud base above ground",
    hours: "Airtime (hours)",
    from: "Wind from",
    launch: "Launch direction",
    field: "{name} ({unit})",
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
    check: "Check conditions",
    reset: "Reset",
    no: "Not today",
    within: "Within my limits",
    missing: "Some values are missing",
    reason: "{name}: {value}. Limit: {limit}.",
    missingFields: "Fill in: {fields}.",
    disordered: "The lull can't exceed the wind, and the wind can't exceed the gusts.",
    saved: "Your values are saved on this device.",
  },
} as const;

export const { flyable } = localize(english);
