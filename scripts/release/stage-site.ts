/**
 * `pnpm stage` of `@forecourt/site`: lays the built site into `dist`, in the folders it has in the repository, because its
 * bundles name files from the repository's root. What Node reads as it is (server, command line, seeding) becomes
 * JavaScript, file by file: Node strips no types below `node_modules`.
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import { rolldown } from "rolldown";
import { fail } from "../log.ts";
import { ROOT } from "../run.ts";

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  scripts: object;
  publishConfig: { directory: string };
}

const SITE = join(ROOT, "apps/site");
const BUILT = join(SITE, ".next");
const OUT = join(process.cwd(), "dist");
const LAID = join(OUT, "apps/site");

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

if (!existsSync(join(BUILT, "BUILD_ID"))) fail("The site is not built, so it is not packed: pnpm build");
rmSync(OUT, { recursive: true, force: true });

const bundle = await rolldown({
  cwd: SITE,
  input: ["server.ts", "cli/forecourt.ts", "demo/seed.ts", "next.config.js"],
  platform: "node",
  external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
});
await bundle.write({
  dir: LAID,
  format: "esm",
  preserveModules: true,
  preserveModulesRoot: SITE,
  entryFileNames: "[name].js",
});
await bundle.close();

/** What of a build only the build and debuggers read. */
const LEFT_OUT =
  /\.next\/(?:cache|compiled|dev|diagnostics|node_modules|trace|trace-build|types)(?:\/|$)|\.map$|\.nft\.json$/;
cpSync(BUILT, join(LAID, ".next"), { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
cpSync(join(SITE, "demo/art/masters"), join(LAID, "demo/art/masters"), { recursive: true });

/** Libraries that the bundles load by links with a hash in their name, which no package can hold: they get their own names. */
const links = globSync("{*,@*/*}-[0-9a-f]*", { cwd: join(BUILT, "node_modules") });
const outside = links.map((link) => readManifest(join(BUILT, "node_modules", link)));
const nameOf = (link: string): string => link.replace(/-[0-9a-f]{16}$/, "");
const hashed = new RegExp(links.join("|"), "g");
for (const file of globSync(".next/{server/**/*.js,required-server-files.*}", { cwd: LAID })) {
  const text = readFileSync(join(LAID, file), "utf8");
  // The folder it was built in is no part of it.
  const named = text.replaceAll(hashed, nameOf).replaceAll(ROOT, "/forecourt");
  if (named !== text) writeFileSync(join(LAID, file), named);
}

const own = readManifest(SITE).dependencies;
const installed = Object.keys(own)
  .filter((name) => !name.startsWith("@fontsource"))
  .map((name) => readManifest(join(SITE, "node_modules", name)));
const { scripts: _commands, publishConfig, ...manifest } = readManifest(process.cwd());
const { directory: _here, ...published } = publishConfig;
const dependencies = Object.fromEntries(
  [...installed, ...outside].map(({ name, version }) => [name, version]),
);
const staged = { ...manifest, publishConfig: published, dependencies };
writeFileSync(join(OUT, "package.json"), `${JSON.stringify(staged, null, 2)}\n`);
for (const file of ["README.md", "CHANGELOG.md", "../../LICENSE"]) cpSync(file, join(OUT, basename(file)));
