import { type Box3, DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from "three";

const size = 64;

/** A dark disk with a soft rim. */
const pixels = () => {
  const data = new Uint8Array(size * size * 4);
  for (let at = 0; at < size * size; at++) {
    const [x, y] = [(((at % size) + 0.5) / size) * 2 - 1, ((Math.floor(at / size) + 0.5) / size) * 2 - 1];
    const light = Math.max(0, 1 - Math.hypot(x, y));
    data[at * 4 + 3] = Math.round(255 * light * light * (3 - 2 * light));
  }
  return data;
};

export const shadowUnder = (box: Box3) => {
  const room = box.getSize(new Vector3());
  const map = new DataTexture(pixels(), size, size);
  map.magFilter = LinearFilter;
  map.needsUpdate = true;
  const shadow = new Mesh(
    new PlaneGeometry(),
    new MeshBasicMaterial({ map, transparent: true, opacity: 0.4, depthWrite: false }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.scale.set(room.x * 1.3, room.z * 1.3, 1);
  // A little under the model, or a flat base would flicker.
  shadow.position.set(
    (box.min.x + box.max.x) / 2 + room.x * 0.04,
    box.min.y - room.y * 0.004,
    (box.min.z + box.max.z) / 2,
  );
  return shadow;
};
