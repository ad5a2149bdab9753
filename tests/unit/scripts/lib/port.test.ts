import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { chosenPort, portFault } from "../../../../scripts/lib/port.ts";

describe("the port", () => {
  it.each([
    [undefined, 4173],
    ["", 4173],
    ["8080", 8080],
  ])("is read from %j as %i", (value, port) => {
    expect(chosenPort(value, 4173)).toBe(port);
  });

  it.each(["abc", "0", "70000", "80.5", "-1"])("is refused when it is %j", (value) => {
    expect(chosenPort(value, 4173)).toBe(`The port must be a number from 1 to 65535, and it is "${value}".`);
  });

  it("is seen to be taken while something listens there", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    expect(await portFault(port, "127.0.0.1")).toBe(
      `Port ${port} is taken: end what uses it, or choose another, such as PORT=${port + 1}.`,
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await portFault(port, "127.0.0.1")).toBeUndefined();
  });

  it("is not blamed for an address that the machine does not have", async () => {
    expect(await portFault(4173, "192.0.2.1")).toBe(
      'This machine has no address "192.0.2.1": leave HOST and --host out.',
    );
  });
});
