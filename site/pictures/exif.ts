import exifr from "exifr";
import type { PhotoInfo } from "./types.ts";

const tags = [
  "Make",
  "Model",
  "LensModel",
  "FocalLength",
  "FNumber",
  "ExposureTime",
  "ISO",
  "DateTimeOriginal",
  "ImageDescription",
] as const;

export type Tags = Partial<Record<(typeof tags)[number], unknown>>;

/** Location, serial numbers and names are never read. */
export const readTags = async (exif: Buffer | undefined): Promise<Tags> => {
  if (!exif) return {};
  const block = exif.subarray(0, 4).toString("latin1") === "Exif" ? exif.subarray(6) : exif;
  const found = await exifr.parse(block, { pick: [...tags], reviveValues: false }).catch(() => undefined);
  return (found as Tags | undefined) ?? {};
};

export const readPhotoInfo = async (exif: Buffer | undefined): Promise<PhotoInfo> => {
  const found = await readTags(exif);
  const info: PhotoInfo = {
    camera: cameraName(words(found.Make), words(found.Model)),
    lens: words(found.LensModel),
    focalLength: positive(found.FocalLength),
    aperture: positive(found.FNumber),
    exposure: seconds(positive(found.ExposureTime)),
    iso: positive(Array.isArray(found.ISO) ? found.ISO[0] : found.ISO),
    date: localTime(words(found.DateTimeOriginal)),
  };
  return Object.fromEntries(Object.entries(info).filter(([, value]) => value !== undefined));
};

const words = (value: unknown) => (typeof value === "string" && value.trim() ? value.trim() : undefined);

const positive = (value: unknown) =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.round(value * 1e6) / 1e6 : undefined;

/** Many cameras repeat the maker in the model: "Canon" and "Canon EOS R6". */
const cameraName = (make?: string, model?: string) => {
  if (!make || !model) return model ?? make;
  const maker = make.split(/\s+/)[0] ?? make;
  return model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${make} ${model}`;
};

const seconds = (time?: number) => {
  if (time === undefined) return undefined;
  return time < 0.3 ? `1/${Math.round(1 / time)}` : String(Math.round(time * 10) / 10);
};

/** A camera whose clock was never set writes invalid dates. */
const localTime = (stamp?: string) => {
  const parts = /^(\d{4}):(\d\d):(\d\d)[ T](\d\d:\d\d:\d\d)/.exec(stamp ?? "");
  if (!parts || parts[1] === "0000") return undefined;
  const time = `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}`;
  const read = new Date(`${time}Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(time) ? time : undefined;
};
