import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { makeGate } from "../../../framework/owner/gate.ts";

const answer = () => Object.assign(new EventEmitter(), { closed: false }) as unknown as ServerResponse;

describe("the gate before the pages", () => {
  it("lets them pass until it is shut, and those that came meanwhile once it is open", async () => {
    const gate = makeGate();
    const first = answer();
    await gate.pass(first);
    first.emit("close");
    await gate.shut();
    await gate.shut();

    const passed: string[] = [];
    const late = gate.pass(answer()).then(() => passed.push("late"));
    await turn();
    expect(passed).toEqual([]);
    gate.open();
    await late;
    expect(passed).toEqual(["late"]);
  });

  it("is not shut before a page that has passed is made", async () => {
    const gate = makeGate();
    const page = answer();
    await gate.pass(page);
    let isShut = false;
    const shut = gate.shut().then(() => (isShut = true));
    await turn();
    expect(isShut).toBe(false);
    page.emit("close");
    await shut;
    expect(isShut).toBe(true);
  });

  it("does not wait for who went away before it was opened", async () => {
    const gate = makeGate({ page: 60_000, gate: 60_000 });
    await gate.shut();
    const gone = answer();
    const passed = gate.pass(gone);
    Object.assign(gone, { closed: true }).emit("close");
    gate.open();
    await passed;
    let isShut = false;
    void gate.shut().then(() => (isShut = true));
    await turn();
    expect(isShut).toBe(true);
  });

  it("lets nobody wait for ever, on either side", async () => {
    const gate = makeGate({ page: 1, gate: 1 });
    await gate.pass(answer());
    await gate.shut();
    await gate.pass(answer());
  });
});
