import { describe, expect, it } from "vitest";
import { nearestPlaces } from "../../../../../app/pages/not-found/nearest.ts";

const places = [
  { title: "Photography", path: "/photography", known: ["/photographer"] },
  { title: "Drones", path: "/drones", known: ["/blog/drone"] },
  { title: "Linux setup", path: "/blog/linux-setup", known: [] },
  { title: "Snowboarding", path: "/snowboarding", known: [] },
  { title: "Café tables", path: "/tables", known: [] },
  { title: "日本の山", path: "/japan", known: [] },
].map((place) => ({ ...place, names: [place.title, place.path, ...place.known] }));
const first = (address: string) => nearestPlaces(address, places)[0]?.path;

describe("the page nearest to an address", () => {
  it.each([
    ["/drnoes", "/drones"],
    ["/Drones", "/drones"],
    ["/drones/", "/drones"],
    ["/drones.html", "/drones"],
    ["/blog/drones", "/drones"],
    ["/fotography", "/photography"],
    ["/photographers", "/photography"],
    ["/linux", "/blog/linux-setup"],
    ["/setup-linux", "/blog/linux-setup"],
    ["/blog/snowboard", "/snowboarding"],
    ["/caf%C3%A9-tables", "/tables"],
    ["/%E6%97%A5%E6%9C%AC", "/japan"],
  ])("%s is %s", (address, path) => {
    expect(first(address)).toBe(path);
  });

  it.each(["/nowhere", "/", "/__proto__", "/%E0%A4%A", "/50%", `/${"x".repeat(3000)}`])("%s is none", (address) => {
    expect(nearestPlaces(address, places)).toEqual([]);
  });

  it("is not every page of its folder", () => {
    const blog = { title: "Blog", path: "/blog", known: [], names: ["Blog", "/blog"] };
    const found = nearestPlaces("/blog/snowbord", [...places, blog]).map(({ path }) => path);
    expect(found).toEqual(["/snowboarding", "/blog"]);
  });

  it("is one of at most three", () => {
    const alike = Array.from({ length: 9 }, (_, index) => ({
      title: `Trip ${index}`,
      path: `/trip-${index}`,
      names: [`Trip ${index}`, `/trip-${index}`],
    }));
    expect(nearestPlaces("/trip", alike)).toHaveLength(3);
  });
});
