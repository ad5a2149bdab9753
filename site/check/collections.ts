import { nearest } from "../schema/nearest.ts";
import type { Photography } from "../schema/site.ts";
import type { Problem } from "./problems.ts";

type Given = Pick<Photography, "photos" | "collections">;

export const checkCollections = (file: string, { photos, collections }: Given, problems: Problem[]) => {
  const known = new Set(photos.map(({ slug }) => slug));
  const first = <Key extends "slug" | "title">(key: Key, value: string) =>
    collections.findIndex((collection) => collection[key] === value);

  collections.forEach(({ slug, title, photos: own, cover }, index) => {
    const report = (field: string, message: string) =>
      problems.push({ file, field: `collections[${index}].${field}`, message });
    const [sameSlug, sameTitle] = [first("slug", slug), first("title", title)];
    if (sameSlug < index) {
      report("slug", `"${slug}" is also the slug of collections[${sameSlug}]: each has an address of its own`);
    }
    if (sameTitle < index) {
      report("title", `"${title}" is also the title of collections[${sameTitle}]: say what sets this one apart`);
    }
    if (own.length === 0) report("photos", "expected the slug of at least one photo: name some, or remove it");
    own.forEach((photo, at) => {
      const near = known.has(photo) ? undefined : nearest(photo, known);
      const hint = near === undefined ? "" : `; perhaps "${near}" was meant`;
      if (!known.has(photo)) report(`photos[${at}]`, `no photo has the slug "${photo}": check its spelling${hint}`);
      else if (own.indexOf(photo) < at) report(`photos[${at}]`, `"${photo}" is listed twice: remove one of the two`);
    });
    if (cover !== undefined && !own.includes(cover)) {
      report("cover", `"${cover}" is not among its photos: choose one of them, or leave this field out`);
    }
  });
};
