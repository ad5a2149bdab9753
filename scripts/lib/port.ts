import { createServer } from "node:net";

/** The port from the environment, or the usual one; a sentence when it is no port. */
export const chosenPort = (value: string | undefined, usual: number): number | string => {
  if (value === undefined || value === "") return usual;
  const port = Number(value);
  return Number.isInteger(port) && port >= 1 && port <= 65_535
    ? port
    : `PORT must be a number from 1 to 65535, and it is "${value}".`;
};

/** Tries a port before the work of a build goes to waste. */
export const portIsFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
