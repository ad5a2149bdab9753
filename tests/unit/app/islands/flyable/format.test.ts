import { expect, it } from "vitest";
import { boundText } from "../../../../../app/islands/flyable/format.ts";

it("a limit is shown with its unit, speeds in the visitor's", () => {
  expect([
    boundText("wind", { is: "most", limit: 12 }, "mph"),
    boundText("wind", { is: "under", limit: 12 }, "kmh"),
    boundText("angle", { is: "most", limit: 30 }, "kmh"),
    boundText("base", { is: "least", limit: 1500 }, "kmh"),
  ]).toEqual(["at most 12 mph", "under 19.4 km/h", "at most 30°", "at least 1,500 feet"]);
});
