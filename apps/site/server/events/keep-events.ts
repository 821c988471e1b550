import type { EventKind, Wiring } from "#host/wiring/wiring.ts";

/** Counts what a destination did not take; the events themselves are lost, and no shopper waits for them. */
export async function countFailures(
  wiring: Pick<Wiring, "eventLogs" | "log">,
  slug: string,
  failures: readonly { destination: string; lost: number }[],
): Promise<void> {
  const lost = failures.filter((failure) => failure.lost > 0);
  if (lost.length === 0) return;
  await keepEvents(
    wiring,
    "failures",
    lost.map((failure) => ({ website_slug: slug, ...failure })),
  );
}

/** Keeps what no endpoint takes. Losing one harms no shopper, so a failure is only logged. */
export async function keepEvents(
  { eventLogs, log }: Pick<Wiring, "eventLogs" | "log">,
  kind: EventKind,
  records: readonly object[],
): Promise<void> {
  const stored = await eventLogs[kind].keep(records);
  if (!stored.ok)
    log.warn({ kind, problem: stored.problem, lost: records.length }, "events could not be stored");
}
