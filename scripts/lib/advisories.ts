const severities = ["info", "low", "moderate", "high", "critical"] as const;
type Severity = (typeof severities)[number];

type Cause = string | { title: string; url: string; severity: Severity };
type Vulnerability = { name: string; via: Cause[]; nodes: string[] };
type Report = { vulnerabilities: Record<string, Vulnerability> };

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };

export type Advisory = { name: string; severity: Severity; title: string; url: string; shipped: boolean };

const parse = (output: string): unknown => {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
};

const isReport = (value: unknown): value is Report =>
  typeof value === "object" && value !== null && "vulnerabilities" in value;

const reasonIn = (value: unknown, output: string): string => {
  const message = typeof value === "object" && value !== null && "message" in value ? value.message : undefined;
  return String(message ?? (output.trim().split("\n").at(-1) || "no answer"));
};

export const readAudit = (output: string, lock: Lock): { advisories: Advisory[] } | { unanswered: string } => {
  const report = parse(output);
  if (!isReport(report)) return { unanswered: reasonIn(report, output) };
  const isTool = (node: string) => {
    const { dev, devOptional } = lock.packages[node] ?? {};
    return Boolean(dev || devOptional);
  };
  // A cause that is only a name is another package of the same list.
  const advisories = Object.values(report.vulnerabilities).flatMap(({ name, via, nodes }) =>
    via.flatMap((cause) => {
      if (typeof cause === "string") return [];
      const { severity, title, url } = cause;
      return [{ name, severity, title, url, shipped: !nodes.every(isTool) }];
    }),
  );
  return { advisories };
};

/** Whatever visitors get must be without a known weakness; a tool fails from "high" on. */
export const mustBeMended = ({ shipped, severity }: Advisory): boolean =>
  shipped || severities.indexOf(severity) >= severities.indexOf("high");
