import { readFileSync, readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { glbOf, stlOf } from "../../../../../scripts/lib/solids/files.ts";
import { cornerNormals, normalOf } from "../../../../../scripts/lib/solids/normals.ts";
import { cableClip, doorHook, phoneStand } from "../../../../../scripts/lib/solids/parts.ts";
import { type Point, areaOf, toward, walk } from "../../../../../scripts/lib/solids/path.ts";
import { type Triangle, filled, openEdges, prism, volumeOf } from "../../../../../scripts/lib/solids/solid.ts";
import { readGlb, readStl } from "../../../../../site/models/read.ts";

/** An outline that never crosses itself: points around a middle, each at a distance of its own. */
const star = fc.array(fc.double({ min: 5, max: 40, noNaN: true }), { minLength: 3, maxLength: 24 }).map((radii) =>
  radii.map((radius, index): Point => {
    const [x, y] = toward((360 * index) / radii.length);
    return [x * radius, y * radius];
  }),
);

const millimetres = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });

const isPrintable = (solid: Triangle[]) => {
  expect(openEdges(solid)).toEqual([]);
  expect(volumeOf(solid)).toBeGreaterThan(0);
  expect(Math.min(...solid.flat().map(([, , z]) => z))).toBe(0);
};

describe("a body", () => {
  it("holds water, and as much as its ground and height say", () => {
    fc.assert(
      fc.property(star, millimetres(1, 80), (outline, height) => {
        const solid = prism(filled(outline), height);
        isPrintable(solid);
        expect(volumeOf(solid) / (areaOf(outline) * height)).toBeCloseTo(1, 6);
        expect(volumeOf(prism(filled(outline.toReversed()), height))).toBeCloseTo(volumeOf(solid), 4);
      }),
      { numRuns: 40 },
    );
  });

  it("is said to be open when a triangle is missing or turned", () => {
    const [first, ...rest] = prism(
      filled([
        [0, 0],
        [9, 0],
        [0, 9],
      ]),
      4,
    ) as [Triangle, ...Triangle[]];
    expect(openEdges(rest)).toHaveLength(3);
    expect(openEdges([[first[0], first[2], first[1]], ...rest]).length).toBeGreaterThan(0);
  });

  it("has normals of length one that look outward, even over curves and broken at edges", () => {
    const round = walk({ at: [10, 0], heading: 90 }, [{ turn: 359, radius: 10 }]).map(({ at }) => at);
    const solid = prism(filled(round.slice(0, -1)), 5);
    const normals = cornerNormals(solid);
    const flat = solid.map(normalOf);
    normals.flat().forEach((normal) => expect(Math.hypot(...normal)).toBeCloseTo(1, 6));
    solid.forEach((triangle, at) =>
      triangle.forEach(([x, y], index) => {
        const [nx, ny, nz] = normals[at]?.[index] ?? [0, 0, 0];
        if (Math.abs(flat[at]?.[2] ?? 0) > 0.5) expect(Math.abs(nz)).toBeCloseTo(1, 6);
        else expect(nx * (x / 10) + ny * (y / 10)).toBeGreaterThan(0.99);
      }),
    );
  });
});

describe("the shipped parts", () => {
  it("hold water at any size that makes sense", () => {
    fc.assert(
      fc.property(
        millimetres(20, 60),
        millimetres(3, 7),
        millimetres(8, 60),
        fc.integer({ min: 1, max: 5 }),
        (wide, thick, width, lanes) => {
          isPrintable(doorHook({ door: wide, thickness: thick, width }));
          isPrintable(cableClip({ cable: thick + 1, wall: 2, lanes, width }));
          isPrintable(phoneStand({ thickness: thick, width: width + 20, slot: 12, lean: 60 + thick }));
        },
      ),
      { numRuns: 20 },
    );
  });

  it("leave the gap that they promise", () => {
    const xs = doorHook({ door: 36, thickness: 5, width: 22 })
      .flat()
      .filter(([, y]) => Math.abs(y + 20) < 15)
      .map(([x]) => x);
    expect(xs.every((x) => x < -38.4 || x > -2.6)).toBe(true);
  });

  const folder = "content/topics/3d-printing/models";
  const names = readdirSync(folder).filter((name) => name.endsWith(".stl"));

  it.each(names)("%s is a closed body, and the same one as its GLB", (name) => {
    const stl = readFileSync(`${folder}/${name}`);
    const count = stl.readUInt32LE(80);
    const solid = Array.from({ length: count }, (_, index) => {
      const corner = (at: number) => [0, 4, 8].map((byte) => stl.readFloatLE(84 + 50 * index + 12 * at + byte));
      return [corner(1), corner(2), corner(3)] as unknown as Triangle;
    });
    isPrintable(solid);
    expect(readGlb(readFileSync(`${folder}/${name.replace(".stl", ".glb")}`))).toEqual({ triangles: count });
  });
});

it("files say how many triangles they have", () => {
  fc.assert(
    fc.property(star, (outline) => {
      const solid = prism(filled(outline), 3);
      expect(readStl(stlOf(solid, "x"))).toEqual({ triangles: solid.length });
      expect(readGlb(glbOf(solid, { name: "x", color: [1, 0, 0], roughness: 1 }))).toEqual({ triangles: solid.length });
    }),
    { numRuns: 20 },
  );
});
