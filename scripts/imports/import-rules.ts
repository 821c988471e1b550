import { posix } from "node:path";

/** The packages of ours that each package may import. A package that imports against this table is refused. */
export const ALLOWED_PACKAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ["search", []],
  ["leads", ["search"]],
  ["forms-machine", []],
  ["analytics", []],
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
  /** Whether it says "use client" itself. */
  isForBrowser?: boolean;
}

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** The site's short names for its folders, such as `#server/`, are the folders' own names. */
const reached = (path: string, target: string): string => {
  if (target.startsWith("#")) return `apps/site/${target.slice(1)}`;
  return target.startsWith(".") ? posix.join(posix.dirname(path), target) : target;
};

const DEMO = "apps/site/demo/";

/** Whether a path is the allowed one, or lies in it where it is a folder. */
const isIn = (path: string, allowed: string): boolean =>
  allowed.endsWith("/") ? path.startsWith(allowed) : path === allowed;

/** Files and folders of the site that may import its demo: never a part of the production site. */
const MAY_USE_DEMO: readonly string[] = [
  DEMO,
  "apps/site/bench/",
  "apps/site/host/wiring/choose-illustrator.ts",
];

const HOST = "apps/site/host/";
const HOST_WIRING = `${HOST}wiring/`;

/** Where requests, pages and the process itself begin: they alone read the process's wiring, and hand it on as an argument. */
const MAY_READ_WIRING: readonly string[] = [
  "apps/site/app/[tenant]/stock/[list]/list-part.tsx",
  "apps/site/app/directory/",
  "apps/site/server/desk/open-desk.ts",
  "apps/site/server/routing/proxy-request.ts",
  "apps/site/server/start/start.ts",
  "apps/site/server/tenants/get-site.ts",
  "apps/site/server/tenants/wired-route.ts",
  "apps/site/server/testing/test-site.ts",
];
const readsWiring = (to: string): boolean => to === `${HOST_WIRING}process-wiring.ts`;

const CLIENT = "apps/site/client/";
/** What a browser loads holds no secret: of the site it imports `client`, and what is written for both sides. */
const CLIENT_MAY_USE: readonly string[] = [
  "apps/site/host/documents/request/part-header.ts",
  "apps/site/host/documents/static/document-parts.ts",
];

/** What `search/car`, the lowest layer, may import: libraries by name, and folders. */
const CAR = "packages/search/src/car/";
const CAR_MAY_IMPORT: readonly string[] = [CAR, "packages/search/src/kernel/", "zod"];

const isOfCar = (path: string): boolean => path.startsWith(CAR) && !isTest(path);

/** What a relative import may end with. */
const EXTENSIONS: readonly string[] = [".ts", ".tsx", ".css", ".json", ".woff2"];

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
  if (/^\.{1,2}\//.test(target) && !EXTENSIONS.some((extension) => target.endsWith(extension)))
    return "relative imports carry their extension";
  if (file.package === "ui" && /^(next|zod|xstate)(\/|$)/.test(target))
    return "ui depends on no framework, schema library or state machine";
  const to = reached(file.path, target);
  if (to.startsWith(DEMO) && !MAY_USE_DEMO.some((allowed) => isIn(file.path, allowed)))
    return "only the demo itself, its tests and host/wiring/choose-illustrator.ts may use the demo";
  if (readsWiring(to) && !MAY_READ_WIRING.some((allowed) => isIn(file.path, allowed)))
    return "the wiring, or the part of it that is needed, is taken as an argument";
  if (file.path.startsWith(HOST) && !isTest(file.path)) {
    if (to.startsWith("apps/site/server/")) return "host knows no server";
    if (to.startsWith(HOST_WIRING) && !file.path.startsWith(HOST_WIRING))
      return "a part of host takes what it needs as an argument; host/wiring alone puts the parts together";
  }
  const isForBrowser = (file.isForBrowser ?? false) || (file.path.startsWith(CLIENT) && !isTest(file.path));
  if (isForBrowser && to.startsWith("apps/site/") && !to.startsWith(CLIENT) && !CLIENT_MAY_USE.includes(to))
    return "what a browser loads imports client and packages alone";
  if (isOfCar(file.path) && !CAR_MAY_IMPORT.some((allowed) => isIn(to, allowed)))
    return "search/car is the lowest layer: it imports only zod and search/kernel";
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

/** Every allowance of these rules that no import needs, one sentence each: a rule is no wider than the code. */
export function unusedAllowances(files: readonly SourceFile[]): string[] {
  const imports = files.flatMap(({ package: name, path, imports: targets }) =>
    targets.map((target) => ({ name, path, target, to: reached(path, target) })),
  );
  type Import = (typeof imports)[number];
  const unused = (allowed: readonly string[], isNeededBy: (allowance: string, by: Import) => boolean) =>
    allowed.filter((allowance) => !imports.some((by) => isNeededBy(allowance, by)));
  return [
    ...[...ALLOWED_PACKAGES].flatMap(([name, allowed]) =>
      unused(
        allowed,
        (other, by) => by.name === name && `${by.target}/`.startsWith(`@forecourt/${other}/`),
      ).map((other) => `${name} may depend on ${other}`),
    ),
    ...unused(MAY_USE_DEMO, (user, by) => by.to.startsWith(DEMO) && isIn(by.path, user)).map(
      (user) => `${user} may use the demo`,
    ),
    ...unused(MAY_READ_WIRING, (reader, by) => readsWiring(by.to) && isIn(by.path, reader)).map(
      (reader) => `${reader} may read the process's wiring`,
    ),
    ...unused(CLIENT_MAY_USE, (allowed, by) => by.path.startsWith(CLIENT) && by.to === allowed).map(
      (allowed) => `what a browser loads may import ${allowed}`,
    ),
    ...unused(CAR_MAY_IMPORT, (allowed, by) => isOfCar(by.path) && isIn(by.to, allowed)).map(
      (allowed) => `search/car may import ${allowed}`,
    ),
    ...unused(EXTENSIONS, (extension, by) => by.target.startsWith(".") && by.target.endsWith(extension)).map(
      (extension) => `a relative import may end with ${extension}`,
    ),
  ];
}
