import { describe, expect, it } from "vitest";
import { pageHandle, pageStyle } from "../../../../app/shell/page.ts";

const topic = pageHandle<{ slug: string }>(({ slug }) => ({ topic: slug, backgroundClass: "sky" }));

describe("pageStyle", () => {
  it("comes from the shown page's handle and data", () => {
    const matches = [{ handle: undefined }, { handle: topic, loaderData: { slug: "ppg" } }];
    expect(pageStyle(matches)).toEqual({ topic: "ppg", backgroundClass: "sky" });
  });

  it("takes the innermost page that has one", () => {
    const outer = pageHandle(() => ({ bar: "cover" as const }));
    expect(pageStyle([{ handle: outer }, { handle: topic, loaderData: { slug: "camp" } }, {}]).topic).toBe("camp");
  });

  it("is plain for a page whose data could not be read", () => {
    expect(pageStyle([{ handle: topic, loaderData: undefined }])).toEqual({});
  });

  it.each([[[]], [[undefined]], [[{ handle: "page" }]], [[{ handle: null }]]])("is plain for %j", (matches) => {
    expect(pageStyle(matches)).toEqual({});
  });
});
