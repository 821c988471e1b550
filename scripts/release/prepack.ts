/**
 * The `prepack` of every package: builds it from nothing, and refuses to pack one without code. pnpm alone may pack: it
 * applies `.pnpmfile.cjs`, without which the entries would name sources that are not in the tarball.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fail } from "../log.ts";

const folder = process.cwd();
const { name, exports, scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
  name: string;
  exports: Record<string, string>;
  scripts: { build: string };
};
if (!process.env["npm_config_user_agent"]?.startsWith("pnpm/"))
  fail(`${name} is packed by pnpm alone (pnpm pack, pnpm publish): its entries are written for that.`);

rmSync(join(folder, "dist"), { recursive: true, force: true });
const built = spawnSync(scripts.build, { cwd: folder, shell: true, stdio: ["ignore", "inherit", "inherit"] });
if (built.status !== 0) fail(`${name} does not build (${scripts.build}), so it is not packed.`);

const { hooks } = createRequire(import.meta.url)("../../.pnpmfile.cjs") as {
  hooks: { beforePacking(manifest: object): { exports: Record<string, string | Record<string, string>> } };
};
const targets = Object.values(hooks.beforePacking({ exports }).exports).flatMap((target) =>
  typeof target === "string" ? [target] : Object.values(target),
);
const missing = targets.filter((target) => !existsSync(join(folder, target)));
if (missing.length > 0) fail(`${name} was built without ${missing.join(", ")}, so it is not packed.`);
