import { createServer } from "node:net";
import { listen } from "../../hosting/server.ts";

export const freePort = async (): Promise<number> => {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  return port;
};
