import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPages } from "./forget-pages.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-purge-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const acme = { slug: "acme", hosts: ["www.acme.example"] };
const purged = (): string => join(folder, "purged");

function command(body: string): string {
  const file = join(folder, "purge.sh");
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}

const forget = (seconds: number, purge?: string, site: typeof acme | null = acme) =>
  forgetPages({
    env: {
      FORECOURT_SHARED_CACHE_SECONDS: seconds,
      FORECOURT_PURGE_COMMAND: purge,
      FORECOURT_BASE_HOSTS: ["sites.example"],
    },
    site,
    seenWithinMs: 0,
  });

describe("forgetPages", () => {
  it("calls the command with every host of the site, and with none for all sites", async () => {
    const purge = command(`echo "$@" > ${purged()}`);
    expect(await forget(60, purge)).toBeNull();
    expect(readFileSync(purged(), "utf8")).toBe("www.acme.example acme.sites.example acme.example\n");
    expect(await forget(60, purge, null)).toBeNull();
    expect(readFileSync(purged(), "utf8")).toBe("\n");
  });

  it("calls nothing where no cache may answer by itself, or none has a command", async () => {
    expect(await forget(0, command(`echo "$@" > ${purged()}`))).toBeNull();
    expect(await forget(60)).toBeNull();
    expect(existsSync(purged())).toBe(false);
  });

  it("says for how long old pages may be shown when the command fails or is not there", async () => {
    expect(await forget(60, command("echo 'no way to the proxy' >&2; exit 3"))).toMatch(
      /may show old pages for 60 seconds more: .*no way to the proxy/s,
    );
    expect(await forget(60, join(folder, "none.sh"))).toContain("ENOENT");
  });
});
