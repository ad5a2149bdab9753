import { afterEach, expect, it, vi } from "vitest";
import { urlWithParam, replaceQueryParam } from "../../../../../app/parts/query-param/query-param.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["?pack=kit.tent", undefined, ["/camp"]],
  ["?photo=a&pack=kit.tent", undefined, ["/camp?photo=a"]],
  ["?photo=a", "kit.tent", ["/camp?photo=a&pack=kit.tent"]],
  ["?from=%20feed", undefined, []],
])("turns the field %j into %j", (search, value, addresses) => {
  const replaceState = vi.fn();
  vi.stubGlobal("location", { pathname: "/camp", search });
  vi.stubGlobal("history", { state: null, replaceState });
  replaceQueryParam("pack", value);
  expect(replaceState.mock.calls.map(([, , address]: unknown[]) => address)).toEqual(addresses);
});

it("a URL to share contains only that field", () => {
  expect(urlWithParam("pack", "kit.日本", "the-gear")).toBe("?pack=kit.%E6%97%A5%E6%9C%AC#the-gear");
});
