import { cornerNormals, normalOf } from "./normals.ts";
import type { Corner, Triangle } from "./solid.ts";

/** Printers get STL in millimeters; screens get GLB in meters, upright as the part is used. */

export const stlOf = (triangles: readonly Triangle[], name: string): Buffer => {
  const file = Buffer.alloc(84 + 50 * triangles.length);
  file.write(name.slice(0, 79), "ascii");
  file.writeUInt32LE(triangles.length, 80);
  triangles.forEach((triangle, index) => {
    const numbers = [normalOf(triangle), ...triangle].flat();
    numbers.forEach((value, at) => file.writeFloatLE(value, 84 + 50 * index + 4 * at));
  });
  return file;
};

type Look = { name: string; color: Corner; roughness: number };

const padded = (bytes: Buffer, filler: number) =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)]);

const chunk = (type: "JSON" | "BIN\0", bytes: Buffer) => {
  const body = padded(bytes, type === "JSON" ? 0x20 : 0);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(body.length);
  head.write(type, 4, "ascii");
  return Buffer.concat([head, body]);
};

const indexed = (triangles: readonly Triangle[]) => {
  const normals = cornerNormals(triangles);
  const known = new Map<string, number>();
  const vertices: { place: Corner; normal: Corner }[] = [];
  const indices = triangles.flatMap((triangle, at) =>
    triangle.map((corner, index) => {
      const normal = normals[at]?.[index] as Corner;
      const key = [...corner, ...normal].map((value) => value.toFixed(3)).join();
      const found = known.get(key) ?? vertices.push({ place: corner, normal }) - 1;
      known.set(key, found);
      return found;
    }),
  );
  return { vertices, indices };
};

const floats = (corners: readonly Corner[]) => Buffer.from(Float32Array.from(corners.flat()).buffer);

const extent = (corners: readonly Corner[], pick: (...values: number[]) => number) =>
  [0, 1, 2].map((axis) => Math.fround(pick(...corners.map((corner) => corner[axis] as number))));

export const glbOf = (triangles: readonly Triangle[], { name, color, roughness }: Look): Buffer => {
  const { vertices, indices } = indexed(triangles);
  const places = vertices.map(({ place }) => place.map((value) => value / 1000) as unknown as Corner);
  const parts = [
    floats(places),
    floats(vertices.map(({ normal }) => normal)),
    Buffer.from(Uint16Array.from(indices).buffer),
  ];
  const offsets = parts.map((_, index) => parts.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  const json = {
    asset: { version: "2.0", generator: "npm run make -- prints" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name }],
    meshes: [{ name, primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
    materials: [
      { name, pbrMetallicRoughness: { baseColorFactor: [...color, 1], metallicFactor: 0, roughnessFactor: roughness } },
    ],
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        type: "VEC3",
        count: vertices.length,
        min: extent(places, Math.min),
        max: extent(places, Math.max),
      },
      { bufferView: 1, componentType: 5126, type: "VEC3", count: vertices.length },
      { bufferView: 2, componentType: 5123, type: "SCALAR", count: indices.length },
    ],
    bufferViews: parts.map(({ length }, index) => ({
      buffer: 0,
      byteOffset: offsets[index],
      byteLength: length,
      target: index === 2 ? 34963 : 34962,
    })),
    buffers: [{ byteLength: parts.reduce((sum, { length }) => sum + length, 0) }],
  };
  const chunks = [chunk("JSON", Buffer.from(JSON.stringify(json))), chunk("BIN\0", Buffer.concat(parts))];
  const head = Buffer.alloc(12);
  head.write("glTF", "ascii");
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([head, ...chunks]);
};
