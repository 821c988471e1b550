import type { Sources } from "../release/public-surface.ts";

/** What a line is for. */
export const KINDS = ["product", "tests", "benches", "demo"] as const;
type Kind = (typeof KINDS)[number];

/** Lines that are not blank, by what they are for. */
export type KindCounts = Record<Kind | "files", number>;

const TESTS =
  /\.test(-d)?\.tsx?$|\.spec\.ts$|\.arbitrary\.ts$|\/testing\/|^apps\/site\/(e2e|settings-proof)\//;
const DEMO = /^apps\/site\/(demo|shots|app\/directory)\//;

/** What a file is for; an example in a README is no source. */
export function kindOf(path: string): Kind {
  if (TESTS.test(path)) return "tests";
  if (/^apps\/site\/bench\/|\.bench\.ts$|^scripts\/bench\.ts$/.test(path)) return "benches";
  return DEMO.test(path) ? "demo" : "product";
}

/** Counts the lines of all sources that are not blank, by the name `groupOf` gives a file. */
export function countKinds(sources: Sources, groupOf: (path: string) => string): Map<string, KindCounts> {
  const groups = new Map<string, KindCounts>();
  for (const path of [...sources.keys()].filter((each) => /\.tsx?$/.test(each)).toSorted()) {
    const group = groupOf(path);
    const counts = groups.get(group) ?? { files: 0, product: 0, tests: 0, benches: 0, demo: 0 };
    groups.set(group, counts);
    counts.files += 1;
    counts[kindOf(path)] += (sources.get(path) ?? "").split("\n").filter((line) => line.trim() !== "").length;
  }
  return groups;
}
