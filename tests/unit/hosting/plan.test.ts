import { describe, expect, it } from "vitest";
import { headersFor } from "../../../hosting/plan.ts";

describe("what pages may ask a device for", () => {
  const policy = headersFor("/")["Permissions-Policy"] ?? "";

  it("is what the tools need, for the site itself alone", () => {
    expect(policy.match(/[a-z-]+=\(self\)/g)).toEqual(["geolocation=(self)", "screen-wake-lock=(self)"]);
  });

  it("is nothing else", () => {
    for (const feature of ["camera", "microphone", "payment", "usb"]) expect(policy).toContain(`${feature}=()`);
    expect(policy).toMatch(/^([a-z-]+=\((self)?\)(, |$))+$/);
  });
});
