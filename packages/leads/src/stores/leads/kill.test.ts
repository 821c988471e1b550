import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";
import { sqliteDatabase } from "../sql/sqlite/sqlite-database.ts";
import { leadStore } from "./lead-store.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-kill-"));
const file = join(folder, "leads.sqlite");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A process of its own that keeps accepting, and prints each id once it was acknowledged. */
const POUR = `
  const { leadStore, sqliteDatabase } = await import(${JSON.stringify(new URL("../../stores.ts", import.meta.url).href)});
  const { aNewLead } = await import(${JSON.stringify(new URL("../../testing/a-new-lead.ts", import.meta.url).href)});
  const store = leadStore(sqliteDatabase({ file: process.argv[1] }));
  await store.migrate();
  const pour = async () => {
    for (;;) {
      const id = crypto.randomUUID();
      const kept = await store.accept(aNewLead({ id, key: id }));
      if (kept.ok) process.stdout.write(id + "\\n");
    }
  };
  await Promise.all([pour(), pour(), pour(), pour()]);
`;

/** Kills the process the moment it has acknowledged `enough` leads, and returns which it had acknowledged. */
async function pourUntilKilled(enough: number): Promise<string[]> {
  const options = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", POUR, file];
  const child = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const ids: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may have been cut in the middle: that lead was not acknowledged.
    if (line.length === 36) ids.push(line);
    if (ids.length >= enough) child.kill("SIGKILL");
  }
  await exited;
  return ids;
}

describe("leadStore under kill -9", () => {
  it("has every acknowledged lead, with its delivery, after each of three rounds", async () => {
    const acknowledged: string[] = [];
    for (const enough of [1, 57, 230]) {
      acknowledged.push(...(await pourUntilKilled(enough)));
      const store = leadStore(sqliteDatabase({ file }));
      await store.migrate();
      for (const id of acknowledged) expect((await store.get(id))?.deliveries).toHaveLength(1);
      await store.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(288);
  }, 60_000);
});
