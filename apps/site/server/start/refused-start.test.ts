import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SITE = join(import.meta.dirname, "../..");

/** Starts the site's own process with an environment it must refuse; it ends before it needs a build or a port. */
function start(environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "server.ts"],
    {
      cwd: SITE,
      env: { PATH: process.env["PATH"] ?? "", NODE_ENV: "production", ...environment },
      encoding: "utf8",
      timeout: 25_000,
    },
  );
  return {
    status,
    stderr,
    lines: stdout
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line)),
  };
}

describe("the site's process", () => {
  it.each([
    ["an override", { FORECOURT_OVERRIDE: "mine.json" }, "FORECOURT_OVERRIDE"],
    ["a secret from a demonstration", { DASHBOARD_PASSWORD: "demo" }, "DASHBOARD_PASSWORD"],
    ["an outgoing rule of tests", { FORECOURT_OUTGOING_LOOPBACK: "on" }, "FORECOURT_OUTGOING_LOOPBACK"],
  ])("ends with code 1 and one line of JSON when production has %s", (_, environment, name) => {
    const ended = start({ FORECOURT_ENV: "production", ...environment });
    expect(ended).toMatchObject({ status: 1, stderr: "" });
    expect(ended.lines).toEqual([
      expect.objectContaining({ level: 60, msg: expect.stringContaining(`${name}: `) }),
    ]);
  });
});
