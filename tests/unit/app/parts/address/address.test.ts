import { afterEach, describe, expect, it, vi } from "vitest";
import { leaveField, withoutField } from "../../../../../app/parts/address/address.ts";

describe("a field of an address", () => {
  it("can be taken out, and what else there is stays", () => {
    expect(withoutField("?growth=500-30-5-1", "growth")).toBe("");
    expect(withoutField("?photo=a&growth=1-1-1-1", "growth")).toBe("?photo=a");
  });
});

describe("an address that is left", () => {
  afterEach(() => vi.unstubAllGlobals());

  const leave = (search: string) => {
    const replaceState = vi.fn();
    vi.stubGlobal("location", { pathname: "/camp", search });
    vi.stubGlobal("history", { state: null, replaceState });
    leaveField("pack");
    return replaceState;
  };

  it("is replaced by the page's own", () => {
    expect(leave("?pack=kit.1a2b")).toHaveBeenCalledWith(null, "", "/camp");
  });

  it("stays as it was typed where it asks for nothing", () => {
    expect(leave("?from=%20feed")).not.toHaveBeenCalled();
  });
});
