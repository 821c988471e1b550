import "server-only";
import type { EventKind } from "#server/wiring/wiring.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** Keeps what no endpoint takes. Losing one harms no shopper, so a failure is only logged. */
export async function keepEvents(kind: EventKind, records: readonly object[]): Promise<void> {
  const { eventLogs, log } = await getWiring();
  const kept = await eventLogs[kind].keep(records);
  if (!kept.ok) log.warn({ kind, problem: kept.problem, lost: records.length }, "events could not be kept");
}
