import { globSync } from "node:fs";
import { ROOT } from "../run.ts";

/** Where rules stand, by the name `--package` takes. */
const SOURCES: ReadonlyMap<string, string> = new Map([
  ["search", "packages/search/src"],
  ["leads", "packages/leads/src"],
  ["forms-machine", "packages/forms-machine/src"],
  ["tenant-config", "packages/tenant-config/src"],
  ["analytics", "packages/analytics/src"],
  ["ui", "packages/ui/src"],
  ["site", "apps/site/{host,server}"],
]);

/** Files whose code is worth changing: rules, not tests, test equipment, entries or plain defaults. */
const isRule = (path: string): boolean =>
  !/\.test\.tsx?$|\.arbitrary\.ts$|\.test-d\.ts$|\/testing\/|\/(index|[a-z-]*defaults)\.ts$|\.d\.ts$/.test(
    path,
  ) &&
  !COMPOSITION.includes(path) &&
  !SENT_AS_TEXT.includes(path);

/** Joins the site's adapters at its start, which no unit test does: the settings proof and browser specs prove it over HTTP. */
export const COMPOSITION: readonly string[] = [
  "apps/site/host/wiring/wiring.ts",
  "apps/site/host/wiring/process-wiring.ts",
  "apps/site/host/wiring/logger.ts",
  "apps/site/server/start/start.ts",
];

/** A browser is sent the text of its function, in which the counters of a mutation run mean nothing. */
const SENT_AS_TEXT: readonly string[] = ["apps/site/host/documents/transform/start-on-touch.ts"];

export interface MutationTarget {
  /** The package's name; also the name of its vitest project. */
  name: string;
  /** The package's folder from the root. */
  folder: string;
  /** The files to change, from the root. */
  files: readonly string[];
}

/** Which rules to change. An empty list and null stand for everything. */
export interface MutationChoice {
  packages: readonly string[];
  /** Paths from the root; a file counts when it is one of them or lies below one. */
  folders: readonly string[];
  only: readonly string[] | null;
  /** Whether there is a database for the tests of the PostgreSQL adapter. */
  postgres: boolean;
}

/** The rules that were asked for, by package. Throws for an unknown package. */
export function mutationTargets({ packages, folders, only, postgres }: MutationChoice): MutationTarget[] {
  const unknown = packages.filter((name) => !SOURCES.has(name));
  if (unknown.length > 0)
    throw new Error(
      `No rules are known of ${unknown.join(", ")}. There are: ${[...SOURCES.keys()].join(", ")}.`,
    );
  return [...SOURCES].flatMap(([name, source]) => {
    if (packages.length > 0 && !packages.includes(name)) return [];
    const rules = globSync(`${source}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(isRule).toSorted();
    const files = rules.filter(
      (path) =>
        (only === null || only.includes(path)) &&
        (folders.length === 0 || isBelow(path, folders)) &&
        (postgres || !path.includes("/stores/sql/postgres/")),
    );
    return files.length === 0 ? [] : [{ name, folder: source.split("/").slice(0, 2).join("/"), files }];
  });
}

const isBelow = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder.replace(/\/$/, "")}/`));
