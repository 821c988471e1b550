/** A known weakness of a package that is installed. */
export interface Advisory {
  name: string;
  severity: string;
  title: string;
}

/** What `pnpm audit --json` printed, or why it is no answer: without the registry there is none. */
export type Audit = { ok: true; advisories: readonly Advisory[] } | { ok: false; why: string };

/** Reads it; anything but the registry's own answer is none. */
export function readAdvisories(printed: string): Audit {
  const at = printed.indexOf("{");
  try {
    const value = JSON.parse(printed.slice(at)) as { advisories?: unknown };
    if (at !== -1 && typeof value.advisories === "object" && value.advisories !== null)
      return { ok: true, advisories: Object.values(value.advisories).map(advisoryOf) };
  } catch {
    // An error in words; the first line that speaks of one is the reason.
  }
  const lines = printed.trim().split("\n");
  return { ok: false, why: lines.find((line) => /err/i.test(line)) ?? (lines[0] || "it printed nothing") };
}

function advisoryOf(value: unknown): Advisory {
  const { module_name: name, severity, title } = Object(value) as Record<string, unknown>;
  return { name: String(name), severity: String(severity), title: String(title) };
}

/** Those that stop a release. */
export const isSerious = ({ severity }: Advisory): boolean => severity === "high" || severity === "critical";
