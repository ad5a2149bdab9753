import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/run.ts";
import { glbOf, stlOf } from "../lib/solids/files.ts";
import { cableClip, doorHook, phoneStand } from "../lib/solids/parts.ts";
import { type Triangle, openEdges, volumeOf } from "../lib/solids/solid.ts";

/** `npm run make -- prints`: writes the parts of the 3D printing page, for screens and for printers. */

type Print = { solid: Triangle[]; color: [number, number, number] };

const prints: Record<string, Print> = {
  "door-hook": { solid: doorHook({ door: 36, thickness: 5, width: 22 }), color: [0.83, 0.2, 0.04] },
  "cable-clip": { solid: cableClip({ cable: 6, wall: 2, lanes: 3, width: 12 }), color: [0.9, 0.55, 0.06] },
  "phone-stand": {
    solid: phoneStand({ thickness: 4, width: 60, slot: 16, lean: 68 }),
    color: [0.03, 0.36, 0.34],
  },
};

const folder = join(root, "content", "topics", "3d-printing", "models");
mkdirSync(folder, { recursive: true });
for (const [name, { solid, color }] of Object.entries(prints)) {
  const open = openEdges(solid);
  if (open.length > 0) throw new Error(`${name} has ${open.length} open edges`);
  writeFileSync(join(folder, `${name}.stl`), stlOf(solid, `${name}, mm`));
  writeFileSync(join(folder, `${name}.glb`), glbOf(solid, { name, color, roughness: 0.5 }));
  console.log(`${name}: ${solid.length} triangles, ${(volumeOf(solid) / 1000).toFixed(1)} cm³`);
}
