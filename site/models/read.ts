export type ModelInfo = { triangles: number } | { problem: string };

type Gltf = {
  buffers?: { uri?: string }[];
  images?: unknown[];
  extensionsRequired?: string[];
  nodes?: { mesh?: number }[];
  meshes?: { primitives: { indices?: number; attributes: Record<string, number>; mode?: number }[] }[];
  accessors?: { count: number }[];
};

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const triangleMode = 4;

/** Extensions that three.js loads without a decoder. */
const known = new Set([
  "KHR_mesh_quantization",
  "KHR_materials_unlit",
  "KHR_materials_emissive_strength",
  "KHR_materials_clearcoat",
  "KHR_materials_specular",
  "KHR_materials_ior",
]);

const jsonOf = (bytes: Buffer): Gltf | undefined => {
  if (bytes.length < 20 || bytes.readUInt32LE(16) !== jsonChunk) return undefined;
  try {
    return JSON.parse(bytes.toString("utf8", 20, 20 + bytes.readUInt32LE(12)));
  } catch {
    return undefined;
  }
};

const trianglesIn = ({ nodes = [], meshes = [], accessors = [] }: Gltf) => {
  const ofMesh = meshes.map(({ primitives }) =>
    primitives.reduce((sum, { indices, attributes, mode = triangleMode }) => {
      const corners = accessors[indices ?? attributes["POSITION"] ?? -1]?.count ?? 0;
      if (mode < triangleMode) return sum;
      return sum + (mode === triangleMode ? Math.floor(corners / 3) : Math.max(0, corners - 2));
    }, 0),
  );
  return nodes.reduce((sum, { mesh }) => sum + (mesh === undefined ? 0 : (ofMesh[mesh] ?? 0)), 0);
};

export const readGlb = (bytes: Buffer): ModelInfo => {
  if (bytes.length < 12 || bytes.readUInt32LE(0) !== magic) {
    return { problem: "not a GLB file: export the model as glTF Binary" };
  }
  const version = bytes.readUInt32LE(4);
  if (version !== 2) return { problem: `this is a version ${version} GLB: export the model as glTF 2.0` };
  const length = bytes.readUInt32LE(8);
  if (length !== bytes.length) {
    return { problem: `the header declares ${length} bytes but the file has ${bytes.length}: export it again` };
  }
  const gltf = jsonOf(bytes);
  if (!gltf) return { problem: "the file can't be read: export it again as glTF Binary" };
  if (gltf.buffers?.some(({ uri }) => uri !== undefined)) {
    return { problem: "the model references an external file: export it as glTF Binary, in one file" };
  }
  if (gltf.images?.length) {
    return { problem: "textures aren't supported: use plain materials" };
  }
  const strange = gltf.extensionsRequired?.find((name) => !known.has(name));
  if (strange) return { problem: `unsupported extension ${strange}: export the model without it` };
  const triangles = trianglesIn(gltf);
  return triangles > 0 ? { triangles } : { problem: "the file contains no meshes: include them in the export" };
};

export const readStl = (bytes: Buffer): ModelInfo => {
  const triangles = bytes.length < 84 ? 0 : bytes.readUInt32LE(80);
  return triangles > 0 && bytes.length === 84 + 50 * triangles
    ? { triangles }
    : { problem: "not a binary STL file: export it as binary STL, in millimeters" };
};

export const readModel = (path: string, bytes: Buffer): ModelInfo =>
  path.toLowerCase().endsWith(".stl") ? readStl(bytes) : readGlb(bytes);
