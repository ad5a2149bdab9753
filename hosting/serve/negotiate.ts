/** The parts of HTTP that choose between a whole file, a part, a compressed copy, and "you have it already". */

export type Encoding = "br" | "gzip";

/** The best copy that a browser takes; a refusal with q=0 counts. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  const offers = new Map(
    (header ?? "").split(",").map((offer) => {
      const [name = "", ...parameters] = offer.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))] as const;
    }),
  );
  return (["br", "gzip"] as const).find((encoding) => (offers.get(encoding) ?? 0) > 0);
};

export type Version = { etag: string; modified: Date };

/** Date and length in hexadecimal, as nginx writes it, so that both servers agree. */
export const etagOf = (file: { mtime: Date; size: number }) =>
  `"${Math.floor(file.mtime.getTime() / 1000).toString(16)}-${file.size.toString(16)}"`;

const names = (header: string, etag: string) =>
  header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

type Conditions = Partial<Record<"if-none-match" | "if-modified-since" | "if-match" | "if-unmodified-since", string>>;

/** 304 when the browser's copy is current, 412 when a demanded version is gone, otherwise nothing. */
export const conditionalStatus = (headers: Conditions, { etag, modified }: Version): 304 | 412 | undefined => {
  const match = headers["if-match"];
  const unmodified = headers["if-unmodified-since"];
  if (match !== undefined ? !names(match, etag) : unmodified !== undefined && seconds(modified) > at(unmodified)) {
    return 412;
  }
  const noneMatch = headers["if-none-match"];
  if (noneMatch !== undefined) return names(noneMatch, etag) ? 304 : undefined;
  const since = headers["if-modified-since"];
  return since !== undefined && seconds(modified) <= at(since) ? 304 : undefined;
};

const at = (date: string) => seconds(new Date(date));

export type Part = { start: number; end: number };

/** One range of bytes; "whole" when the header asks for none or several, "bad" when it lies outside the file. */
export const parseRange = (
  headers: { range?: string | undefined; "if-range"?: string | string[] | undefined },
  size: number,
  version: Version,
): Part | "whole" | "bad" => {
  const spec = /^bytes=(.*)$/i.exec(headers.range ?? "")?.[1];
  if (spec === undefined || spec.includes(",")) return "whole";
  const condition = headers["if-range"];
  if (typeof condition === "string" && condition !== version.etag && at(condition) !== seconds(version.modified)) {
    return "whole";
  }
  const bounds = /^ *(\d*) *- *(\d*) *$/.exec(spec);
  const [, first = "", last = ""] = bounds ?? [];
  if (first === "" && last === "") return "bad";
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? "bad" : { start, end };
};
