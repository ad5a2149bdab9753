import { describe, expect, it, vi } from "vitest";
import { askFor } from "../../../../../app/pages/rest/ask.ts";
import { photoAt } from "../../../../../site/addresses/photos.ts";

vi.mock("virtual:moved", () => ({
  moved: [
    { from: "/old", to: "/new#there" },
    { from: "/photography/before", to: "/photography/after" },
    { from: "/away", to: "https://elsewhere.example/page" },
    { from: "/Old Page.html", to: "/new" },
  ],
}));

const missing = { status: 404, statusText: "Not Found", internal: true, data: "" };

const visit = (path: string, page: () => Promise<unknown>) => {
  const url = new URL(path, "https://bo.example");
  return askFor({ request: new Request(url), url, serverLoader: page }, photoAt(url.pathname));
};

const led = async (path: string, page: () => Promise<unknown> = () => Promise.reject(missing)) => {
  const answer = await visit(path, page).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get("Location") : answer;
};

describe("an address that has no route of its own", () => {
  it.each([
    ["/old", "/new#there"],
    ["/old/", "/new#there"],
    ["/old?a=1#here", "/new?a=1#here"],
    ["/Old%20Page.html", "/new"],
    ["/away", "https://elsewhere.example/page"],
    ["/photography/before", "/photography/after"],
  ])("leads on from %s to %s", async (from, to) => {
    expect(await led(from)).toBe(to);
  });

  it("is asked for as a photo's page where one can be", async () => {
    expect(await visit("/photography/lake", async () => "the lake")).toBe("the lake");
  });

  it("is nothing elsewhere, and no file is asked for", async () => {
    const page = vi.fn<() => Promise<unknown>>();
    expect(await visit("/nowhere", page)).toBeNull();
    expect(page).not.toHaveBeenCalled();
  });

  it("says what went wrong with a photo's page that is not there, or cannot be had", async () => {
    const away = new TypeError("no network");
    expect(await led("/photography/nothing")).toBe(missing);
    expect(await led("/photography/before", () => Promise.reject(away))).toBe(away);
  });
});
