import { posix } from "node:path";

/** The packages of ours that each package may import. A package that imports against this table is refused. */
export const ALLOWED_PACKAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ["search", []],
  ["leads", ["search"]],
  ["forms-machine", []],
  ["analytics", ["search", "leads"]],
  ["tenant-config", ["search", "leads", "analytics"]],
  ["ui", []],
  ["site", ["search", "leads", "forms-machine", "analytics", "tenant-config", "ui"]],
]);

export interface SourceFile {
  /** The package's name without its scope, or `site`. */
  package: string;
  /** From the repository's root. */
  path: string;
  /** What the file imports, as written. */
  imports: readonly string[];
}

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|\/examples\//.test(path);

const reached = (path: string, target: string): string =>
  target.startsWith(".") ? posix.join(posix.dirname(path), target) : target;

/** Files of the site that may import its demo: never a part of the production site. */
const MAY_USE_DEMO = /^apps\/site\/((demo|e2e|bench)\/|server\/wiring\/choose-illustrator\.ts$)/;

const reachesDemo = (path: string, target: string): boolean =>
  reached(path, target).startsWith("apps/site/demo/") && !MAY_USE_DEMO.test(path);

/** What is wrong with one import of one file, or null. */
function importProblem(file: SourceFile, target: string): string | null {
  const [scope, name, entry] = target.split("/");
  if (scope === "@forecourt" && name) {
    const allowed = ALLOWED_PACKAGES.get(file.package) ?? [];
    if (name === file.package) return "a package reaches its own files by path, not by its published name";
    if (!allowed.includes(name)) return `${file.package} must not depend on ${name}`;
    if (entry === "src" || entry === "dist") return "import an entry, never a file";
    return null;
  }
  if (/^\.{1,2}\//.test(target) && !/\.(ts|tsx|css|json|webp|woff2)$/.test(target))
    return "relative imports carry their extension";
  if (file.package === "ui" && /^(next|zod|xstate)(\/|$)/.test(target))
    return "ui depends on no framework, schema library or state machine";
  if (file.package === "site" && reachesDemo(file.path, target))
    return "only the demo itself, its tests and server/wiring/choose-illustrator.ts may use the demo";
  const lowest = file.package === "search" && file.path.includes("/src/car/") && !isTest(file.path);
  if (
    lowest &&
    !/^(zod$|packages\/search\/src\/(car\/|kernel\/|policy-defaults\.ts$))/.test(reached(file.path, target))
  )
    return "search/car is the lowest layer: it imports only zod, search/kernel and the plain defaults";
  return null;
}

/** Every import that breaks a rule, one sentence each. */
export function importProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap((target) => {
      if (isTest(file.path) && target.startsWith(`@forecourt/${file.package}`)) return [];
      const problem = importProblem(file, target);
      return problem ? [`${file.path} imports "${target}": ${problem}`] : [];
    }),
  );
}
