import { connect } from "node:net";

/** A request written byte by byte, because fetch would tidy up the very things that are tested. */
export type RawRequest = { method?: string; target: string; headers?: Record<string, string> };

export type RawResponse = { status: number; headers: Map<string, string>; body: Buffer };

const parse = (bytes: Buffer): RawResponse => {
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(first.split(" ")[1]), headers, body: bytes.subarray(end + 4) };
};

export const rawRequest = (port: number, { method = "GET", target, headers = {} }: RawRequest): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const lines = Object.entries({ Host: "site.example", Connection: "close", ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`));
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No answer to ${method} ${target.slice(0, 80)}`)));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => (chunks.length > 0 ? resolve(parse(Buffer.concat(chunks))) : reject(new Error("Closed."))));
  });
