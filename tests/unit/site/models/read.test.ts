import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTriangles } from "../../../../site/models/read.ts";

const chunkOf = (json: unknown) => {
  const text = Buffer.from(JSON.stringify(json));
  return Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)]);
};

const glb = (json: unknown, { version = 2, magic = "glTF", more = 0 } = {}) => {
  const body = chunkOf(json);
  const head = Buffer.alloc(20);
  head.write(magic, "ascii");
  head.writeUInt32LE(version, 4);
  head.writeUInt32LE(20 + body.length + more, 8);
  head.writeUInt32LE(body.length, 12);
  head.write("JSON", 16, "ascii");
  return Buffer.concat([head, body]);
};

const cube = {
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
  accessors: [{ count: 24 }, { count: 36 }],
  buffers: [{ byteLength: 100 }],
};

const inGlb = (bytes: Buffer) => countTriangles("a/cube.glb", bytes);
const inStl = (bytes: Buffer) => countTriangles("a/Cube.STL", bytes);

describe("a GLB", () => {
  it("counts its triangles, once per use in the scene", () => {
    expect(inGlb(glb(cube))).toBe(12);
    expect(inGlb(glb({ ...cube, nodes: [{ mesh: 0 }, {}, { mesh: 0 }] }))).toBe(24);
  });

  it("counts strips and corners without an index, but not lines", () => {
    const primitives = [
      { attributes: { POSITION: 0 }, mode: 5 },
      { attributes: { POSITION: 0 } },
      { attributes: { POSITION: 0 }, mode: 1 },
    ];
    expect(inGlb(glb({ ...cube, meshes: [{ primitives }] }))).toBe(22 + 8);
  });

  it.each([
    ["another kind of file", Buffer.from("solid cube of words, longer than a head")],
    ["another magic", glb(cube, { magic: "GLTF" })],
    ["an older version", glb(cube, { version: 1 })],
    ["a file that was cut off", glb(cube, { more: 4 })],
    ["an external buffer", glb({ ...cube, buffers: [{ uri: "cube.bin" }] })],
    ["a buffer in the text", glb({ ...cube, buffers: [{ uri: "data:;base64,AA" }] })],
    ["textures", glb({ ...cube, images: [{ bufferView: 2 }] })],
    ["a decoder", glb({ ...cube, extensionsRequired: ["EXT_meshopt_compression"] })],
    ["nothing to see", glb({ ...cube, nodes: [] })],
    ["broken text", Buffer.concat([glb(cube).subarray(0, 20), Buffer.alloc(glb(cube).length - 20, 1)])],
  ])("is rejected with %s", (_what, bytes) => {
    expect(inGlb(bytes)).toBe(0);
  });

  it("may have quantized numbers, which need no decoder", () => {
    expect(inGlb(glb({ ...cube, extensionsRequired: ["KHR_mesh_quantization"] }))).toBe(12);
  });

  it("rejects random bytes without throwing", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 120 }), (noise) => {
        expect(inGlb(Buffer.from(noise))).toBe(0);
      }),
    );
  });
});

describe("an STL", () => {
  it("is binary, with the length of its triangles", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -49, max: 49 }), (triangles, more) => {
        const bytes = Buffer.alloc(84 + 50 * triangles + more);
        bytes.writeUInt32LE(triangles, 80);
        expect(inStl(bytes)).toBe(more === 0 ? triangles : 0);
      }),
    );
    expect(inStl(Buffer.from("solid cube"))).toBe(0);
  });
});
