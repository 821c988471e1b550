import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT, run } from "../run.ts";

/**
 * Not in the catalog: it would lock 300 packages of a server for a rehearsal that is run by hand. `overrides` names what
 * one of its dependencies asks for by a tag, which not every registry knows.
 */
const REGISTRY = {
  private: true,
  dependencies: { verdaccio: "6.10.4" },
  overrides: { "node-fetch": "2.7.0" },
};
const START_MS = 60_000;

/** A registry on loopback that has what is published to it, and asks the machine's own registry for the rest. */
export interface LoopbackRegistry {
  url: string;
  /** What npm and pnpm need in their environment to use it and to publish. */
  env: Record<string, string>;
  stop: () => void;
}

/** Starts a registry whose storage lies in a folder; the program itself is fetched once. */
export async function startRegistry(folder: string): Promise<LoopbackRegistry> {
  const home = join(ROOT, "node_modules/.cache/forecourt-registry");
  if (!existsSync(join(home, "node_modules/.bin/verdaccio"))) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), JSON.stringify(REGISTRY));
    const install = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"];
    const installed = await run(install, { cwd: home, output: "collect" });
    if (installed.code !== 0) throw new Error(`The registry could not be fetched:\n${installed.output}`);
  }
  const asked = await run(["npm", "config", "get", "registry"], { output: "collect" });
  const uplink = /https?:\S+/.exec(
    asked.output.split("\n").findLast((line) => /^https?:/.test(line)) ?? "",
  )?.[0];
  if (uplink === undefined) throw new Error(`npm names no registry: ${asked.output}`);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const everybody = "{ access: $all, publish: $all }";
  const npmrc = join(folder, "npmrc");
  mkdirSync(folder, { recursive: true });
  writeFileSync(npmrc, `registry=${url}\n//127.0.0.1:${port}/:_authToken=rehearsal\n`);
  writeFileSync(
    join(folder, "config.yaml"),
    `storage: ${join(folder, "storage")}
uplinks: { machine: { url: "${uplink}" } }
packages:
  "@forecourt/*": ${everybody}
  "create-forecourt": ${everybody}
  "**": { access: $all, proxy: machine }
# The built site is larger than a package usually is.
max_body_size: 200mb
log: { type: stdout, level: error }
`,
  );
  const server = spawn(
    process.execPath,
    [
      join(home, "node_modules/verdaccio/bin/verdaccio"),
      "--config",
      join(folder, "config.yaml"),
      "--listen",
      `127.0.0.1:${port}`,
    ],
    { stdio: "ignore" },
  );
  const stop = () => void server.kill();
  process.on("exit", stop);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const until = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (Date.now() > until || server.exitCode !== null) throw new Error("The registry does not answer.");
    await sleep(200);
  }
  const env = {
    npm_config_registry: url,
    npm_config_userconfig: npmrc,
    NPM_CONFIG_USERCONFIG: npmrc,
    npm_config_provenance: "false",
  };
  return { url, env, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A port of this machine that no program listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
