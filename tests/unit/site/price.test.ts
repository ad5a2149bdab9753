import { expect, it } from "vitest";
import { priceIn } from "../../../site/price.ts";

it.each([
  [25, "25"],
  [0, "0"],
  [1045, "1,045"],
  [4.5, "4.50"],
  [0.1, "0.10"],
  [0.1 + 0.2, "0.30"],
  [3_703_729.8, "3,703,729.80"],
  [4.35 * 100, "435"],
  [0.1 + 0.7 + 0.2, "1"],
])("a price of %d is said as %s", (price, said) => expect(priceIn("en", price)).toBe(said));

it("is said in the owner's language", () => expect(priceIn("de", 1250.5)).toBe("1.250,50"));
