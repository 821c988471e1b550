import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { aNewLead } from "@forecourt/leads/testing";
import { type LeadStore, leadStore, postgresDatabase } from "@forecourt/leads/stores";
import { afterEach, describe, expect, it } from "vitest";
import { startDelivery } from "#server/leads/delivery.ts";
import { backUp } from "#host/disk/back-up.ts";
import { openTestSite } from "#server/testing/test-site.ts";
import { startTestPostgres } from "#host/testing/test-postgres.ts";

const run = promisify(execFile);
const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), "forecourt-drill-"));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

const TEXT = "A photograph of a car.";
const leadOf = (number: number) =>
  aNewLead({
    id: `lead-${number}`,
    key: `key-${number}`,
    sinks: ["mail"],
    dueAt: 1_000,
    lead: { tenant: "harbourside", receivedAt: 1_000 },
    files: [
      {
        id: `file-${number}`,
        name: "car.txt",
        type: "image/png",
        bytes: TEXT.length,
        location: `file-${number}`,
      },
    ],
  });

/** Leads that come one after the other until they are stopped. */
async function pour(store: LeadStore, write: (location: string) => Promise<void>, signal: AbortSignal) {
  const kept: string[] = [];
  for (let number = 0; !signal.aborted; number += 1) {
    await write(`file-${number}`);
    const answer = await store.accept(leadOf(number));
    if (answer.ok) kept.push(answer.id);
  }
  return kept;
}

describe("a restore drill", () => {
  it("brings back every lead and file from a copy that was made while more came in, and delivers them", {
    timeout: 120_000,
  }, async () => {
    const site = await openTestSite();
    const { leads, files, dataDirectory } = site.wiring;
    const over = new AbortController();
    const soFar: string[] = [];
    const pouring = pour(
      leads,
      (location) =>
        files.write(
          location,
          (async function* () {
            yield Buffer.from(TEXT);
          })(),
        ),
      over.signal,
    );
    await expect.poll(async () => (await leads.list({ limit: 20 })).length).toBeGreaterThan(10);
    soFar.push(...(await leads.list({ limit: 10_000 })).map(({ id }) => id));
    const target = join(folder(), "backup");
    const { databases } = await backUp({ dataDirectory, target, now: new Date(0) });
    over.abort();
    await pouring;
    await site.close();
    expect(databases.map(({ name }) => name)).toContain("leads.sqlite");

    const restored = folder();
    cpSync(target, restored, { recursive: true });
    const again = await openTestSite({ FORECOURT_DATA: restored });
    const found = await again.wiring.leads.list({ limit: 10_000 });
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(soFar));
    for (const { files: named } of found)
      for (const { location } of named)
        expect(readFileSync(join(restored, "files", location), "utf8")).toBe(TEXT);
    const worker = startDelivery(again.wiring);
    const mails = (): number =>
      existsSync(join(restored, "mail")) ? readdirSync(join(restored, "mail")).length : 0;
    await expect.poll(mails).toBeGreaterThanOrEqual(found.length);
    await worker.stop();
    await again.wiring.close();
  });

  it("refuses a folder that already holds something", async () => {
    const target = folder();
    writeFileSync(join(target, "old"), "");
    await expect(backUp({ dataDirectory: folder(), target, now: new Date(0) })).rejects.toThrow(
      "is not empty",
    );
  });
});

const installed = existsSync("/usr/bin/pg_dump");
describe.skipIf(!installed)(
  `a restore drill with PostgreSQL${installed ? "" : " (skipped: no pg_dump)"}`,
  () => {
    it("brings back every lead from a dump into an empty database", { timeout: 180_000 }, async (context) => {
      const postgres = await startTestPostgres();
      if ("skipped" in postgres) return context.skip(postgres.skipped);
      const store = leadStore(postgresDatabase({ url: postgres.url }));
      try {
        await store.migrate();
        for (let number = 0; number < 20; number += 1) await store.accept(leadOf(number));
        const dump = join(folder(), "forecourt.dump");
        await run("pg_dump", ["--format=custom", "--schema=forecourt", `--file=${dump}`, postgres.url]);
        await postgres.sql("CREATE DATABASE restored");
        const url = new URL(postgres.url);
        url.pathname = "/restored";
        await run("pg_restore", ["--exit-on-error", `--dbname=${url.href}`, dump]);
        const again = leadStore(postgresDatabase({ url: url.href }));
        // What a site does at its start.
        await again.migrate();
        expect(await again.backlog(2_000)).toEqual({ waiting: 20, held: 0, dead: 0, oldestAt: 1_000 });
        expect(await again.get("lead-7")).toEqual(await store.get("lead-7"));
        await again.close();
      } finally {
        await store.close();
        await postgres.stop();
      }
    });
  },
);
