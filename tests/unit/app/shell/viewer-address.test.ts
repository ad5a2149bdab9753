import { afterEach, describe, expect, it, vi } from "vitest";
import { wakeViewer } from "../../../../app/shell/viewer-address.client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with one list of photos and its viewer, and the history's way to one of its entries. */
const pageAt = (pathname: string, search = "") => {
  const page = { location: { pathname, search, reload: vi.fn() }, viewer: { toggleAttribute: vi.fn() } };
  const heard: ((event: { state: unknown }) => void)[] = [];
  vi.stubGlobal("location", page.location);
  vi.stubGlobal("document", {
    querySelectorAll: (selector: string) =>
      selector === "[data-photos]" ? [{ dataset: { photos: "photo" } }] : [page.viewer],
  });
  vi.stubGlobal("addEventListener", (_type: string, listener: (typeof heard)[number]) => heard.push(listener));
  wakeViewer();
  const goTo = (path: string, query: string, state: unknown) => {
    Object.assign(page.location, { pathname: path, search: query });
    for (const listener of heard) listener({ state });
  };
  return { ...page, goTo };
};

const own = { viewer: performance.timeOrigin };
const another = { viewer: performance.timeOrigin - 1000 };

describe("an address that names a photo", () => {
  it("wakes the viewer, and no other does", () => {
    expect(pageAt("/photography", "?photo=badlands").viewer.toggleAttribute).toHaveBeenCalledWith("data-now", true);
    expect(pageAt("/photography", "?units=metric").viewer.toggleAttribute).not.toHaveBeenCalled();
  });
});

describe("the history", () => {
  it("moves between the page and what its viewer has opened", () => {
    const { goTo, location } = pageAt("/photography");
    goTo("/photography/badlands", "", own);
    goTo("/photography", "", null);
    goTo("/photography", "?photo=badlands", own);
    expect(location.reload).not.toHaveBeenCalled();
  });

  it.each([
    ["the page that a photo was opened on, from the photo's own", "/photography/badlands", "/photography", "", null],
    ["a photo that was open before a reload", "/photography", "/photography/badlands", "", another],
    ["an image that was open before a reload", "/drones", "/drones", "?photo=racer", another],
  ])("loads %s", (_name, from, to, query, state) => {
    const { goTo, location } = pageAt(from);
    goTo(to, query, state);
    expect(location.reload).toHaveBeenCalledOnce();
  });
});
