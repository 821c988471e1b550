import { setTimeout as wait } from "node:timers/promises";
import type { Wiring } from "#host/wiring/wiring.ts";

const LOOK_MS = 2_000;
/** A page that is open longer connects anew, with its session read anew. */
const LOOKS = 900;

/** The events of an open page, as `text/event-stream` has them: `lead` when something changed, else a comment that keeps the connection. */
export async function* newsOfLeads(
  { leads, now }: Pick<Wiring, "leads" | "now">,
  tenants: readonly string[],
  signal: AbortSignal,
  lookMs = LOOK_MS,
): AsyncGenerator<string, void, undefined> {
  const state = async (): Promise<string> => {
    const newest = await leads.list({ tenants, limit: 20 });
    const { waiting, dead, held } = await leads.backlog(now().getTime());
    return JSON.stringify([
      newest.map(({ id, updatedAt, deliveries }) => [id, updatedAt, deliveries]),
      waiting,
      dead,
      held,
    ]);
  };
  let seen = await state();
  for (let look = 0; look < LOOKS && !signal.aborted; look += 1) {
    await wait(lookMs, undefined, { signal }).catch(() => undefined);
    const current = await state();
    yield current === seen ? ": nothing new\n\n" : "event: lead\ndata: changed\n\n";
    seen = current;
  }
}
