import { connect } from "node:net";

/** A request written byte by byte, because fetch would tidy up the very things that are tested. */
export type RawRequest = { method?: string; target: string; headers?: Record<string, string> };

export type RawResponse = { status: number; headers: Map<string, string>; body: Buffer };

/** Joins the parts of a body that was sent piece by piece. */
const joinChunks = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + size + 4;
  }
  return Buffer.concat(parts);
};

const parse = (bytes: Buffer): RawResponse => {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const before = headers.get(name);
    // A header that is sent twice must not look like one that is sent once.
    headers.set(name, `${before === undefined ? "" : `${before}, `}${line.slice(colon + 1).trim()}`);
  }
  const body = bytes.subarray(end + 4);
  const chunked = headers.get("transfer-encoding") === "chunked";
  return { status: Number(first.split(" ")[1]), headers, body: chunked ? joinChunks(body) : body };
};

export const rawRequest = (port: number, { method = "GET", target, headers = {} }: RawRequest): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const lines = Object.entries({ Host: "site.example", Connection: "close", ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`),
    );
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${method} ${target.slice(0, 80)}`)));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () =>
      chunks.length > 0 ? resolve(parse(Buffer.concat(chunks))) : reject(new Error("Closed.")),
    );
  });
