const defaultPort = 4173;

export type Address = { port: number; host: string };

/** Options of the command override the environment. */
export const addressFrom = (options: { port?: string; host?: string }, env: NodeJS.ProcessEnv): Address => {
  const value = options.port ?? env["PORT"];
  const port = value ? Number(value) : defaultPort;
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`The port must be a number from 1 to 65535, got "${value}".`);
  return { port, host: options.host ?? env["HOST"] ?? "localhost" };
};

/** Explains why the server cannot listen on the address, and what to do. */
export const addressError = (error: unknown, { port, host }: Address): Error => {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return new Error(
      `Port ${port} is in use. Stop the other process or choose another port, such as PORT=${port + 1}.`,
    );
  return new Error(`The server cannot listen on port ${port} of "${host}": ${message}.`);
};
