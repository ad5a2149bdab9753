import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shareAddress } from "../../../../../app/parts/share/hand-over.ts";

const url = "https://ann.example/camp";
const fails = (name: string) => () => Promise.reject(new DOMException("no", name));

const device = (navigator: Record<string, unknown>, isTouched = true) => {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...navigator });
  vi.stubGlobal("matchMedia", () => ({ matches: isTouched }));
  return writeText;
};

beforeEach(() => vi.stubGlobal("location", { href: "https://ann.example/blog" }));
afterEach(() => vi.unstubAllGlobals());

describe("sharing a URL", () => {
  it("opens the share sheet on touch devices", async () => {
    const share = vi.fn(() => Promise.resolve());
    const writeText = device({ share, canShare: () => true });
    expect(await shareAddress("Camping", "/camp")).toBe("shared");
    expect(share).toHaveBeenCalledWith({ title: "Camping", url });
    expect(writeText).not.toHaveBeenCalled();
  });

  it("copies it with a mouse, and where the device cannot share it", async () => {
    const share = vi.fn(() => Promise.resolve());
    const withMouse = device({ share, canShare: () => true }, false);
    expect(await shareAddress("Camping", "/camp")).toBe("copied");
    expect(withMouse).toHaveBeenCalledWith(url);
    device({ share, canShare: () => false });
    expect(await shareAddress("Camping", "/camp")).toBe("copied");
    expect(share).not.toHaveBeenCalled();
  });

  it("doesn't copy after the share sheet was closed, but does after it failed", async () => {
    const closed = device({ share: fails("AbortError"), canShare: () => true });
    expect(await shareAddress("Camping", "/camp")).toBe("shared");
    expect(closed).not.toHaveBeenCalled();
    const failed = device({ share: fails("NotAllowedError"), canShare: () => true });
    expect(await shareAddress("Camping", "/camp")).toBe("copied");
    expect(failed).toHaveBeenCalledWith(url);
  });

  it("does nothing where copying is impossible, such as without HTTPS", async () => {
    device({ clipboard: undefined });
    expect(await shareAddress("Camping", "/camp")).toBe("failed");
    device({ clipboard: { writeText: fails("NotAllowedError") } });
    expect(await shareAddress("Camping", "/camp")).toBe("failed");
  });
});
