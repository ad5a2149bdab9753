import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { makeGate } from "../../../framework/owner/gate.ts";

const answer = () => new EventEmitter() as unknown as ServerResponse;

describe("the gate before the pages", () => {
  it("lets them pass until it is shut, and those that came meanwhile afterwards", async () => {
    const gate = makeGate();
    const first = answer();
    await gate.pass(first);
    first.emit("close");

    const steps: string[] = [];
    let end = () => {};
    const work = gate.whileShut(async () => {
      steps.push("begun");
      await new Promise<void>((done) => (end = done));
      steps.push("done");
    });
    const late = gate.pass(answer()).then(() => steps.push("passed"));
    await turn();
    expect(steps).toEqual(["begun"]);
    end();
    await Promise.all([work, late]);
    expect(steps).toEqual(["begun", "done", "passed"]);
  });

  it("is not shut before a page that has passed is made", async () => {
    const gate = makeGate();
    const page = answer();
    await gate.pass(page);
    const steps: string[] = [];
    const work = gate.whileShut(async () => {
      steps.push("begun");
    });
    await turn();
    expect(steps).toEqual([]);
    page.emit("close");
    await work;
    expect(steps).toEqual(["begun"]);
  });

  it("opens after what went wrong behind it, and waits for nobody for ever", async () => {
    const gate = makeGate(1);
    await gate.pass(answer());
    await expect(gate.whileShut(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    const never = gate.whileShut(() => new Promise(() => {}));
    await gate.pass(answer());
    expect(await Promise.race([never, Promise.resolve("still shut")])).toBe("still shut");
  });
});
