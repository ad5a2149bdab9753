import { z } from "zod";

/** Schemas state what a text contains, so that code that walks through content needs no field names. */
export type Holds = "words" | "markdown" | "line" | "address" | "picture" | "icon" | "model" | "font";

const marks = z.registry<{ holds: Holds }>();

export const holding = <S extends z.ZodType>(holds: Holds, schema: S): S => {
  marks.add(schema, { holds });
  return schema;
};

type Path = readonly PropertyKey[];

export type Change = (text: string, holds: Holds | undefined, path: Path) => string;

type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  discriminator?: string;
};

const defOf = (schema: z.core.$ZodType) => (schema as z.ZodType).def as Def;

const branchOf = ({ options = [], discriminator }: Def, value: unknown) => {
  const fits = (option: z.core.$ZodType) => {
    const kind = discriminator && defOf(option).shape?.[discriminator];
    const part = discriminator && (value as Record<string, unknown>)[discriminator];
    return z.safeParse(kind || option, kind ? part : value).success;
  };
  return options.find(fits);
};

export const mapTexts = <T>(schema: z.core.$ZodType, value: T, change: Change, path: Path = []): T => {
  const walk = (inner: z.core.$ZodType | undefined, item: unknown, ...keys: PropertyKey[]): unknown =>
    inner ? mapTexts(inner, item, change, [...path, ...keys]) : item;
  const def = defOf(schema);
  if (typeof value === "string" && !def.innerType && !def.options) {
    return change(value, marks.get(schema as z.ZodType)?.holds, path) as T;
  }
  if (def.options) return walk(branchOf(def, value), value) as T;
  if (def.innerType) return walk(def.innerType, value) as T;
  if (Array.isArray(value)) return value.map((item, index) => walk(def.element, item, index)) as T;
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, item]) => [key, walk(def.shape?.[key] ?? def.valueType, item, key)]);
  return Object.fromEntries(entries) as T;
};

export const fieldName = (path: Path) =>
  path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");

/** What a file of the owner exports. */
export type ContentPart = { file: string; schema: z.ZodType; value: unknown };

/** A field reads `blocks[3].items[0].url`. */
export type Text = { file: string; field: string; text: string; holds: Holds | undefined };

export const textsIn = ({ file, schema, value }: ContentPart): Text[] => {
  const texts: Text[] = [];
  mapTexts(schema, value, (text, holds, path) => {
    texts.push({ file, field: fieldName(path), text, holds });
    return text;
  });
  return texts;
};
