import { createServer } from "node:net";

export const usualPort = 4173;

export const chosenPort = (value: string | undefined, usual = usualPort): number | string => {
  if (value === undefined || value === "") return usual;
  const port = Number(value);
  return Number.isInteger(port) && port >= 1 && port <= 65_535
    ? port
    : `The port must be a number from 1 to 65535, and it is "${value}".`;
};

const faults: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is taken: end what uses it, or choose another, such as PORT=${port + 1}.`,
  EACCES: (port) => `Port ${port} is kept for the system: choose one above 1023, such as PORT=${usualPort}.`,
};

/** Tries a port before the work of a build goes to waste; says why it cannot be had, and what to do. */
export const portFault = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code = "" }: NodeJS.ErrnoException) =>
      resolve(faults[code]?.(port) ?? `This machine has no address "${host}": leave HOST and --host out.`),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

export const isUp = async (port: number): Promise<boolean> => {
  for (let tries = 0; tries < 200; tries++) {
    const answered = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
};
