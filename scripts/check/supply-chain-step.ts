import { readFileSync } from "node:fs";
import { join } from "node:path";
import { log } from "../log.ts";
import { PNPM, ROOT, run } from "../run.ts";
import { catalogProblems, lockfileProblems } from "../supply-chain/lockfile-problems.ts";
import { isSerious, readAdvisories } from "../supply-chain/read-advisories.ts";
import type { Outcome } from "./outcome.ts";

/** The registry has so long to answer. */
const AUDIT_MS = 30_000;

/**
 * What is installed is what was locked, and none of it is known to be weak. The advisories need the registry: without
 * its answer that part is skipped, and says so.
 */
export async function supplyChainStep(): Promise<Outcome> {
  const problems = [
    ...lockfileProblems(read("pnpm-lock.yaml")),
    ...catalogProblems(read("pnpm-workspace.yaml")),
  ];
  const locked: Outcome = {
    passed: problems.length === 0 ? 1 : 0,
    failed: problems.length,
    skipped: 0,
    failures: problems,
  };

  const asked = await run([...PNPM, "audit", "--json"], { output: "collect", timeoutMs: AUDIT_MS });
  const audit = readAdvisories(asked.output);
  if (!audit.ok) {
    log(`SKIPPED: the registry gave no advisories, so known weaknesses were not looked for (${audit.why})`);
    return { ...locked, skipped: 1 };
  }
  for (const { name, severity, title } of audit.advisories) log(`${severity}: ${name}: ${title}`);
  const serious = audit.advisories.filter(isSerious).map(({ name, title }) => `${name}: ${title}`);
  return {
    passed: locked.passed + (serious.length === 0 ? 1 : 0),
    failed: locked.failed + serious.length,
    skipped: 0,
    failures: [...problems, ...serious],
  };
}

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
