import { describe, expect, it } from "vitest";
import { type Advisory, mustBeMended, readAudit } from "../../../../scripts/lib/advisories.ts";

const lock = {
  packages: {
    "node_modules/react": {},
    "node_modules/knip": { dev: true },
    "node_modules/minimist": { dev: true },
    "node_modules/shared": { dev: true },
    "node_modules/react/node_modules/shared": {},
  },
};

const advisory = (severity: string) => ({
  source: 1,
  title: "Prototype pollution",
  url: "https://github.com/advisories/GHSA-x",
  severity,
  range: "<1.2.6",
});

const vulnerability = (name: string, via: unknown[], nodes = [`node_modules/${name}`]) => ({
  [name]: { name, severity: "high", isDirect: false, via, effects: [], range: "*", nodes, fixAvailable: true },
});

const audit = (...found: ReturnType<typeof vulnerability>[]) =>
  readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.assign({}, ...found) }), lock);

describe("readAudit", () => {
  it("finds nothing in a clean report", () => {
    expect(audit()).toEqual({ advisories: [] });
  });

  it("lists an advisory once, at the package that has the weakness", () => {
    const found = audit(vulnerability("minimist", [advisory("high")]), vulnerability("knip", ["minimist"]));
    expect(found).toEqual({
      advisories: [
        {
          name: "minimist",
          severity: "high",
          title: "Prototype pollution",
          url: "https://github.com/advisories/GHSA-x",
          shipped: false,
        },
      ],
    });
  });

  it("counts a package as shipped when one copy of it is", () => {
    const nodes = ["node_modules/shared", "node_modules/react/node_modules/shared"];
    expect(audit(vulnerability("shared", [advisory("low")], nodes))).toMatchObject({ advisories: [{ shipped: true }] });
  });

  it("says why when the registry does not answer such requests", () => {
    const refused = { message: "405 Method Not Allowed", method: "POST", statusCode: 405, error: { summary: "" } };
    expect(readAudit(JSON.stringify(refused), lock)).toEqual({ unanswered: "405 Method Not Allowed" });
  });

  it.each([
    ["", "no answer"],
    ["npm error code ENOTFOUND\nnpm error network: not connected\n", "npm error network: not connected"],
  ])("makes a sentence of %j too", (output, unanswered) => {
    expect(readAudit(output, lock)).toEqual({ unanswered });
  });
});

describe("mustBeMended", () => {
  const found = (severity: Advisory["severity"], shipped: boolean): Advisory => ({
    name: "x",
    title: "",
    url: "",
    severity,
    shipped,
  });

  it.each([
    ["low", true, true],
    ["moderate", false, false],
    ["high", false, true],
    ["critical", false, true],
  ] as const)("severity %s, shipped %s: %s", (severity, shipped, expected) => {
    expect(mustBeMended(found(severity, shipped))).toBe(expected);
  });
});
