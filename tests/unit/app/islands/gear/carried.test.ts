import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromSearch, toSearch } from "../../../../../app/islands/gear/address.ts";
import { jsonOf, readFile } from "../../../../../app/islands/gear/file.ts";
import { thingsOf } from "../../../../../app/islands/gear/things.ts";
import { isEmpty } from "../../../../../app/islands/gear/trip.ts";
import { allOf, lists, trips } from "./things.ts";

const sorted = (trip: ReturnType<typeof fromSearch>) => trip && { ...trip, packed: [...trip.packed].toSorted() };

const names = fc.constantFrom("the-gear", "kit", "日本");

describe("a trip in an address", () => {
  it("is read back as it was", () => {
    fc.assert(
      fc.property(trips, names, ({ list, trip }, name) => {
        const read = fromSearch(toSearch(name, trip), name, allOf(list));
        expect(sorted(read)).toEqual(isEmpty(trip) ? undefined : sorted(trip));
      }),
    );
  });

  it("is short: four letters for each thing that is packed", () => {
    const list = thingsOf([
      {
        items: [
          { title: "Tent", quantity: 1 },
          { title: "Peg", quantity: 8 },
        ],
      },
    ]);
    const [tent, peg] = allOf(list).map(({ code }) => code) as [string, string];
    const search = toSearch("kit", { packed: [tent, peg], amounts: { [peg]: 12 } });
    expect(search).toBe(`?pack=kit.${tent}${peg}_${peg}-12`);
    expect(fromSearch(search, "other", allOf(list))).toBeUndefined();
  });

  it("may be anything: it never throws, and knows only what is on the list", () => {
    const pieces = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-z0-9]{0,12}_?([a-z0-9]{4}-\d{1,4}\.?){0,3}$/),
      fc.constantFrom("__proto__", "constructor", "abcd_abcd-", "_", "abcd_abcd-1000", "abc"),
    );
    fc.assert(
      fc.property(pieces, lists, (text, list) => {
        const known = new Set(allOf(list).map(({ code }) => code));
        for (const search of [`?pack=${text}`, `?pack=kit.${text}`, `?pack=kit.${encodeURIComponent(text)}`, text]) {
          const read = fromSearch(search, "kit", allOf(list));
          for (const code of [...(read?.packed ?? []), ...Object.keys(read?.amounts ?? {})]) {
            expect(known.has(code)).toBe(true);
          }
        }
      }),
    );
  });
});

describe("a trip in a file", () => {
  it("is read back as it was", () => {
    fc.assert(
      fc.property(trips, ({ list, trip }) => {
        const read = readFile(jsonOf("camp-kit", list, trip), "camp-kit", list);
        expect(typeof read === "string" ? read : sorted(read)).toEqual(sorted(trip));
      }),
    );
  });

  it("says what it is made of", () => {
    const list = thingsOf([{ title: "Sleep", items: [{ title: "Tent", quantity: 2, price: 200, grams: 1500 }] }]);
    const [tent] = allOf(list);
    expect(JSON.parse(jsonOf("camp-kit", list, { packed: [tent?.code ?? ""], amounts: {} }))).toEqual({
      format: "gear-list",
      version: 1,
      list: "camp-kit",
      items: [{ id: tent?.code, group: "Sleep", title: "Tent", quantity: 2, packed: true, price: 200, grams: 1500 }],
    });
  });

  it("is of another list, or none at all", () => {
    fc.assert(
      fc.property(trips, ({ list, trip }) => {
        expect(readFile(jsonOf("camp-kit", list, trip), "ppg-kit", list)).toBe("foreign");
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), lists, (text, list) => {
        expect(readFile(text, "camp-kit", list)).toBe("unreadable");
      }),
    );
    const head = { format: "gear-list", version: 1, list: "camp-kit" };
    const good = { id: "abcd", quantity: 1, packed: true };
    for (const items of [{}, [null], [{ ...good, quantity: -1 }], [{ ...good, packed: 1 }], [{ ...good, id: 7 }]]) {
      expect(readFile(JSON.stringify({ ...head, items }), "camp-kit", [])).toBe("unreadable");
    }
    expect(readFile(JSON.stringify({ ...head, version: 2, items: [good] }), "camp-kit", [])).toBe("unreadable");
  });
});
