import { createServer } from "node:net";
import { listen } from "../../hosting/server.ts";

const usualPort = 4173;

export type Place = { port: number; host: string };

/** Where to serve: what was said with the command, else in the environment. */
export const placeFrom = (said: { port?: string; host?: string }, env: NodeJS.ProcessEnv): Place => {
  const value = said.port ?? env["PORT"];
  const port = value ? Number(value) : usualPort;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`The port must be a number from 1 to 65535, and it is "${value}".`);
  return { port, host: said.host ?? env["HOST"] ?? "localhost" };
};

/** Says in a sentence why a place cannot be had, and what to do. */
export const placeFault = (error: unknown, { port, host }: Place): Error => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return new Error(`Port ${port} is taken: end what uses it, or choose another, such as PORT=${port + 1}.`);
  if (code === "EACCES")
    return new Error(`Port ${port} is kept for the system: choose one above 1023, such as PORT=${usualPort}.`);
  return new Error(`This machine has no address "${host}": leave HOST and --host out.`);
};

/** Takes the port for a moment, before the work of a build goes to waste. */
export const tryPort = async (place: Place): Promise<void> => {
  const probe = createServer();
  await listen(probe, place.port, place.host).catch((error) => Promise.reject(placeFault(error, place)));
  await new Promise((resolve) => probe.close(resolve));
};

export const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
};
