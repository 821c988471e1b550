import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";

/** Bytes a browser downloads at once for one module that exports these names; what loads later is counted apart. */
async function downloaded(from: string, names: readonly string[]) {
  const bundle = await rolldown({
    input: "entry",
    platform: "browser",
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : null),
        load: (id) =>
          id === "entry"
            ? `export { ${names.join(", ")} } from ${JSON.stringify(new URL(from, import.meta.url).pathname)};`
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const measure = (entry: boolean) =>
    output.reduce(
      (sum, part) =>
        part.type === "chunk" && part.isEntry === entry ? sum + gzipSync(part.code).length : sum,
      0,
    );
  return { now: measure(true), later: measure(false) };
}

/** What each may measure, in bytes after gzip. All of it stands beside a machine of 14 KB in the 60 KB a touched form may cost. */
const BUDGETS = [
  ["checking a form", "./index.ts", ["validateForm"], 3_100],
  ["checking, sending and success", "./index.ts", ["validateForm", "parseSubmission", "successQuery"], 4_600],
  ["the lead call", "./enquiry/browser/index.ts", ["sendLead"], 2_000],
  ["a masked or formatted number", "./enquiry/phone/index.ts", ["maskPhone", "maskTyping"], 1_000],
  ["the finance calculator", "./enquiry/finance/index.ts", ["quoteLoan"], 1_500],
  ["prefilling a form", "./index.ts", ["prefill"], 4_000],
  ["remembering a shopper", "./enquiry/browser/index.ts", ["readShopper", "rememberShopper"], 1_500],
] as const;

describe("what a browser downloads", () => {
  it.each(BUDGETS)("for %s", async (_, from, names, budget) => {
    const { now, later } = await downloaded(from, names);
    process.stdout.write(`${names.join(", ")}: ${now} of ${budget} bytes gzip\n`);
    expect(now).toBeGreaterThan(200);
    expect(now).toBeLessThanOrEqual(budget);
    expect(later).toBe(0);
  });

  it("for strict numbering plans: nothing before they are asked for, and little with a plan at hand", async () => {
    const { now, later } = await downloaded("./enquiry/phone/index.ts", ["loadPhoneRules"]);
    const rules = await downloaded("./enquiry/phone/plan-rules.ts", ["planRules"]);
    process.stdout.write(
      `loadPhoneRules: ${now} at once; later ${rules.now} with a plan, ${later} without\n`,
    );
    expect(now).toBeLessThan(1_500);
    expect(rules.now).toBeLessThan(12_000);
    expect(later).toBeLessThan(56_000);
  });
});
