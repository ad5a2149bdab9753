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
  if (bytes.length < 20) return undefined;
  const [start, version, length, size, type] = [0, 4, 8, 12, 16].map((at) => bytes.readUInt32LE(at));
  if (start !== magic || version !== 2 || length !== bytes.length || type !== jsonChunk) return undefined;
  try {
    return JSON.parse(bytes.toString("utf8", 20, 20 + (size ?? 0)));
  } catch {
    return undefined;
  }
};

const trianglesOfGlb = (bytes: Buffer): number => {
  const { buffers, images = [], extensionsRequired, nodes = [], meshes = [], accessors = [] } = jsonOf(bytes) ?? {};
  const isInOneFile = !buffers?.some(({ uri }) => uri !== undefined);
  if (!isInOneFile || images.length > 0 || extensionsRequired?.some((name) => !known.has(name))) return 0;
  const ofMesh = meshes.map(({ primitives }) =>
    primitives.reduce((sum, { indices, attributes, mode = triangleMode }) => {
      const corners = accessors[indices ?? attributes["POSITION"] ?? -1]?.count ?? 0;
      if (mode < triangleMode) return sum;
      return sum + (mode === triangleMode ? Math.floor(corners / 3) : Math.max(0, corners - 2));
    }, 0),
  );
  return nodes.reduce((sum, { mesh }) => sum + (mesh === undefined ? 0 : (ofMesh[mesh] ?? 0)), 0);
};

const trianglesOfStl = (bytes: Buffer): number => {
  const triangles = bytes.length < 84 ? 0 : bytes.readUInt32LE(80);
  return bytes.length === 84 + 50 * triangles ? triangles : 0;
};

export const isStl = (path: string) => path.toLowerCase().endsWith(".stl");

/** Zero if the viewer can't show a GLB, or a slicer can't read an STL. */
export const countTriangles = (path: string, bytes: Buffer): number =>
  isStl(path) ? trianglesOfStl(bytes) : trianglesOfGlb(bytes);
