/** The spellings `sub`, `/sub` and `/sub/` all become `/sub/`; nothing becomes `/`. */
export const basePath = (value: string | undefined = process.env["BASE_PATH"]): string => {
  const parts = (value ?? "").split("/").filter((part) => part !== "");
  for (const part of parts) {
    if (!/^[A-Za-z0-9._~-]+$/.test(part) || part === "." || part === "..") {
      throw new Error(`BASE_PATH: expected a path such as /my-site, got ${JSON.stringify(value)}`);
    }
  }
  return parts.length === 0 ? "/" : `/${parts.join("/")}/`;
};

export const underBase = (base: string, path: string): string => `${base.slice(0, -1)}${path}`;
