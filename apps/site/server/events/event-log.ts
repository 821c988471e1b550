import "server-only";
import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** Keeps what no endpoint takes: one JSON line each, one file a day. Losing one harms nobody, so failure is only logged. */
export async function keepEvents(
  kind: "events" | "calls" | "reveals",
  records: readonly object[],
): Promise<void> {
  const { dataDirectory, log, now } = await getWiring();
  const at = now().toISOString();
  const folder = join(dataDirectory, kind);
  const lines = records.map((record) => `${JSON.stringify({ at, ...record })}\n`).join("");
  try {
    await mkdir(folder, { recursive: true });
    await appendFile(join(folder, `${at.slice(0, 10)}.jsonl`), lines);
  } catch (error) {
    log.warn({ kind, error }, "events could not be kept");
  }
}
