import { beforeEach, describe, expect, it, vi } from "vitest";
import { recentSearches, rememberSearch } from "../../../../../app/islands/search/recent.ts";

const key = "recent-searches-1";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

beforeEach(() => vi.stubGlobal("localStorage", storage()));

describe("recent searches", () => {
  it("are the last first, each once, and few", () => {
    for (const question of ["tent", "stove", " TENT ", "a", "b", "c", "d", "e"]) rememberSearch(question);
    expect(recentSearches.get()).toEqual(["e", "d", "c", "b", "a", "TENT"]);
  });

  it.each(["", "   ", "x".repeat(81)])("do not have %j", (question) => {
    rememberSearch(question);
    expect(recentSearches.get()).toEqual([]);
  });

  it("are forgotten when they shall be", () => {
    rememberSearch("tent");
    recentSearches.clear();
    expect(recentSearches.get()).toEqual([]);
  });

  it.each(["no json", "{}", "null", '"tent"', '[1, null, {}, ["a"], ""]'])("are none where %s was stored", (text) => {
    localStorage.setItem(key, text);
    expect(recentSearches.get()).toEqual([]);
  });

  it("leave out what is no question", () => {
    localStorage.setItem(key, JSON.stringify(["tent", 7, "tent", "y".repeat(500), "stove"]));
    expect(recentSearches.get()).toEqual(["tent", "stove"]);
  });

  it("are none, and nothing breaks, where storage is forbidden", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    rememberSearch("tent");
    recentSearches.clear();
    expect(recentSearches.get()).toEqual([]);
  });
});
