import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { run } from "../run.ts";
import { freePort } from "./start-registry.ts";

const BASE = "docker.io/library/node:24-slim";
const READY_MS = 60_000;

/** What became of the image: built and served from, or why it was not tried. */
export type TriedImage = { ok: true } | { ok: false; problem: string } | { ok: null; skipped: string };

/** One image: where its Dockerfile lies, where buildah may write, and the page a container of it must serve. */
export interface ImageTrial {
  context: string;
  work: string;
  page: { host: string; has: string };
  /** What the container mounts, as buildah's `--volume` says it. */
  volumes?: readonly string[];
  /** Where `npm` in the build gets packages; the machine's own registry when left out. */
  registry?: string;
}

type Step = (...args: string[]) => Promise<{ code: number; output: string }>;

/**
 * Builds an image by its Dockerfile and requests a page from a container of it, with buildah, which needs neither a
 * daemon nor rights that a container lacks. Where the base image cannot be pulled it is made of Debian's packages.
 */
export async function tryImage(trial: ImageTrial): Promise<TriedImage> {
  const { context, work } = trial;
  mkdirSync(work, { recursive: true });
  const buildah = (...args: string[]) => [
    ..."buildah --storage-driver vfs --root".split(" "),
    join(work, "images"),
    "--runroot",
    join(work, "run"),
    ...args,
  ];
  const step: Step = (...args) => run(buildah(...args), { cwd: context, output: "collect" });
  if ((await step("--version")).code !== 0)
    return { ok: null, skipped: "no buildah (apt-get install buildah)" };
  if ((await step("pull", BASE)).code !== 0 && !(await makeBase(join(work, "base"), step)))
    return { ok: null, skipped: `${BASE} can neither be pulled nor be made (apt-get install debootstrap)` };
  if (!(await trustAsHere(step, trial.registry)))
    return { ok: false, problem: "the base image cannot be given this machine's certificates" };

  const inHost = ["--isolation", "chroot", "--network", "host"];
  const built = await step("build", ...inHost, "--pull=never", "--tag", "tried", ".");
  if (built.code !== 0) return { ok: false, problem: built.output.slice(-3000) };
  const container = (await step("from", "--pull=never", "localhost/tried")).output.trim();
  const config = JSON.parse((await step("inspect", container)).output) as {
    OCIv1: { config: { Cmd: string[] } };
  };
  const port = String(await freePort());
  const command = buildah(
    "run",
    ...inHost,
    "--env",
    `PORT=${port}`,
    ...(trial.volumes ?? []).flatMap((volume) => ["--volume", volume]),
    container,
    "--",
    ...config.OCIv1.config.Cmd,
  );
  const server = spawn(command[0] ?? "", command.slice(1), { cwd: context, detached: true });
  let log = "";
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => (log += part));
  try {
    const until = Date.now() + READY_MS;
    while (Date.now() < until && server.exitCode === null) {
      const page = await run(["curl", "-sf", `http://${trial.page.host}:${port}/`], { output: "collect" });
      if (page.code === 0 && page.output.includes(trial.page.has)) return { ok: true };
      await wait(200);
    }
    return { ok: false, problem: `no page was served:\n${log.slice(-3000)}` };
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
  }
}

/** An image with what a Dockerfile of ours expects of its base: Debian, this Node, npm, and a user `node`. */
async function makeBase(root: string, step: Step): Promise<boolean> {
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

/** Gives the base the certificates this machine trusts besides Node's own, and the registry of the rehearsal. */
async function trustAsHere(step: Step, registry: string | undefined): Promise<boolean> {
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const container = (await step("from", "--pull=never", BASE)).output.trim();
  const steps: { code: number }[] = [];
  if (registry !== undefined)
    steps.push(await step("config", "--env", `npm_config_registry=${registry}`, container));
  if (certificates !== undefined && existsSync(certificates)) {
    steps.push(await step("copy", container, certificates, `${dirname(certificates)}/`));
    steps.push(await step("config", "--env", `NODE_EXTRA_CA_CERTS=${certificates}`, container));
  }
  steps.push(await step("commit", container, BASE));
  return steps.every(({ code }) => code === 0);
}
