import { describe, expect, it, vi } from "vitest";
import { type Platform, handOver } from "../../../../../app/parts/share/hand-over.ts";

const shared = { title: "Camping", url: "https://ann.example/camp" };
const fails = (name: string) => () => Promise.reject(new DOMException("no", name));

const platform = (given: Partial<Platform> = {}) => {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  return { writeText, given: { clipboard: { writeText }, ...given } };
};

describe("an address that is shared", () => {
  it("goes to the device's menu where it has one and wants one", async () => {
    const share = vi.fn(() => Promise.resolve());
    const { writeText, given } = platform({ share, canShare: () => true });
    expect(await handOver(shared, given, true)).toBe("idle");
    expect(share).toHaveBeenCalledWith(shared);
    expect(writeText).not.toHaveBeenCalled();
    expect(await handOver(shared, given, false)).toBe("copied");
    expect(writeText).toHaveBeenCalledWith(shared.url);
  });

  it("is copied where the device says that it cannot share it", async () => {
    const share = vi.fn(() => Promise.resolve());
    expect(await handOver(shared, platform({ share, canShare: () => false }).given, true)).toBe("copied");
    expect(share).not.toHaveBeenCalled();
  });

  it("is not copied when the menu was closed, but is when it failed", async () => {
    const closed = platform({ share: fails("AbortError") });
    expect(await handOver(shared, closed.given, true)).toBe("idle");
    expect(closed.writeText).not.toHaveBeenCalled();
    const failed = platform({ share: fails("NotAllowedError") });
    expect(await handOver(shared, failed.given, true)).toBe("copied");
    expect(failed.writeText).toHaveBeenCalledWith(shared.url);
  });

  it("is left to the visitor where nothing can be copied, as on a page without encryption", async () => {
    expect(await handOver(shared, {}, true)).toBe("failed");
    expect(await handOver(shared, { clipboard: { writeText: fails("NotAllowedError") } }, false)).toBe("failed");
  });
});
