/** What a request line asks for: a clean path inside the site, or the status that turns it away. */
export type Target = { path: string; rawPath: string; query: string } | { refuse: 400 | 404 | 414 };

/** As long as nginx lets a request line be. */
const longest = 8000;

const withoutDots = (path: string): string | undefined => {
  const parts: string[] = [];
  for (const part of path.split("/").slice(1)) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`;
};

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

export const parseTarget = (target: string): Target => {
  if (target.length > longest) return { refuse: 414 };
  // A proxy may send the whole address.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, "");
  const [beforeHash = ""] = local.split("#");
  const mark = beforeHash.indexOf("?");
  const rawPath = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  const query = mark < 0 ? "" : beforeHash.slice(mark);
  if (!rawPath.startsWith("/") || /%00|\0/.test(rawPath)) return { refuse: 400 };

  const decoded = decode(rawPath);
  // A mistyped % or bytes that are no text name no page: the visitor gets the 404 page, as for any other mistake.
  if (decoded === undefined) return { refuse: 404 };
  const path = withoutDots(decoded);
  if (path === undefined) return { refuse: 400 };
  // Encoded or doubled slashes and backslashes lead nowhere: no two spellings for one file.
  if (/\/\/|%2f|%5c|\\/i.test(rawPath)) return { refuse: 404 };
  return { path, rawPath, query };
};
