import { spawn } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { run } from "../run.ts";
import { freePort } from "./start-registry.ts";

const BASE = "docker.io/library/node:24-slim";
const READY_MS = 60_000;

/** What became of the image: built and served from, or why it was not tried. */
export type TriedImage = { ok: true } | { ok: false; problem: string } | { ok: null; skipped: string };

/**
 * Builds the image of a platform by its Dockerfile and asks a container of it for a page, with buildah, which needs neither a
 * daemon nor rights that a container lacks. Where the base image cannot be pulled it is made of Debian's packages.
 */
export async function tryImage(platform: string, work: string): Promise<TriedImage> {
  mkdirSync(work, { recursive: true });
  const buildah = (...args: string[]) => [
    ..."buildah --storage-driver vfs --root".split(" "),
    join(work, "images"),
    "--runroot",
    join(work, "run"),
    ...args,
  ];
  const step = (...args: string[]) => run(buildah(...args), { cwd: platform, output: "collect" });
  if ((await step("--version")).code !== 0)
    return { ok: null, skipped: "no buildah (apt-get install buildah)" };
  if ((await step("pull", BASE)).code !== 0 && !(await makeBase(join(work, "base"), step)))
    return { ok: null, skipped: `${BASE} can neither be pulled nor be made (apt-get install debootstrap)` };

  const inHost = ["--isolation", "chroot", "--network", "host"];
  const built = await step("build", ...inHost, "--pull=never", "--tag", "platform", ".");
  if (built.code !== 0) return { ok: false, problem: built.output.slice(-3000) };
  const container = (await step("from", "--pull=never", "localhost/platform")).output.trim();
  const config = JSON.parse((await step("inspect", container)).output) as {
    OCIv1: { config: { Cmd: string[] } };
  };
  const port = String(await freePort());
  const command = buildah(
    "run",
    ...inHost,
    "--env",
    `PORT=${port}`,
    container,
    "--",
    ...config.OCIv1.config.Cmd,
  );
  const server = spawn(command[0] ?? "", command.slice(1), { cwd: platform, detached: true });
  let log = "";
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => (log += part));
  try {
    const until = Date.now() + READY_MS;
    while (Date.now() < until && server.exitCode === null) {
      const page = await run(["curl", "-sf", `http://sample-yard.localhost:${port}/`], { output: "collect" });
      if (page.code === 0 && page.output.includes("Sample Yard")) return { ok: true };
      await wait(200);
    }
    return { ok: false, problem: `no page was served:\n${log.slice(-3000)}` };
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  }
}

/** An image with what a Dockerfile of ours expects of its base: Debian, this Node, npm, and a user `node`. */
async function makeBase(
  root: string,
  step: (...args: string[]) => Promise<{ code: number; output: string }>,
): Promise<boolean> {
  const debian = await run(["debootstrap", "--variant=minbase", "bookworm", root], { output: "collect" });
  const npm = await run(["sh", "-c", 'realpath "$(command -v npm)"'], { output: "collect" });
  if (debian.code !== 0 || npm.code !== 0) return false;
  const local = join(root, "usr/local");
  cpSync(process.execPath, join(local, "bin/node"), { dereference: true });
  // The command is `bin/npm-cli.js` of the package.
  cpSync(join(npm.output.trim(), "../.."), join(local, "lib/node_modules/npm"), { recursive: true });
  for (const name of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, "bin", name));
  const user = await run(["chroot", root, "useradd", "--create-home", "--uid", "1000", "node"], {
    output: "collect",
  });
  const container = (await step("from", "scratch")).output.trim();
  const steps = [await step("add", container, root, "/"), await step("commit", container, BASE)];
  return [user, ...steps].every(({ code }) => code === 0);
}
