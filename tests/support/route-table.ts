/** The specification's table of routes, written out by hand: tests compare the site with it, not with itself. */

export const pageTable: [path: string, heading: string][] = [
  ["/", "Ridgeline"],
  ["/engineering", "Engineering"],
  ["/photography", "Photography"],
  ["/blog", "Adventure"],
  ["/contact", "Contact"],
  ["/blog/3d-art", "3D art"],
  ["/blog/3d-printing", "3D printing"],
  ["/blog/linux-setup", "Linux setup"],
  ["/blog/house", "House products"],
  ["/blog/games", "Games"],
  ["/blog/finance", "Finance"],
  ["/blog/honda-ridgeline-tonneau-install", "Tonneau cover"],
  ["/camp", "Camping"],
  ["/ppg", "Paragliding"],
  ["/drones", "Drones"],
  ["/snowboarding", "Snowboarding"],
  ["/3d", "3D art"],
  ["/fitness", "Fitness"],
  ["/food", "Food & nutrition"],
];

export const redirectTable: [from: string, to: string][] = [
  ["/engineer", "/engineering"],
  ["/photographer", "/photography"],
  ["/about", "/blog"],
  ["/drone", "/drones"],
  ["/blog/camp", "/camp"],
  ["/blog/ppg", "/ppg"],
  ["/blog/drone", "/drones"],
  ["/blog/drones", "/drones"],
  ["/blog/snowboarding", "/snowboarding"],
  ["/blog/3d", "/3d"],
  ["/blog/fitness", "/fitness"],
  ["/blog/food", "/food"],
];

/** The tiles of the blog index, in order. */
export const tileTable = [
  "/blog/food",
  "/blog/fitness",
  "/blog/finance",
  "/blog/snowboarding",
  "/blog/camp",
  "/blog/house",
  "/blog/games",
  "/blog/ppg",
  "/blog/drone",
  "/blog/3d-art",
  "/blog/3d-printing",
  "/blog/linux-setup",
  "/blog/honda-ridgeline-tonneau-install",
];
