import type { Reservation, ReservationStore } from "@forecourt/leads/reserve";

/** Has the caches before the site forget one tenant's pages; a sentence when they were not reached. */
type ForgetPagesOf = (tenant: string) => Promise<string | null>;

/** A reservation store, and the calls to caches that its changes began. */
export interface ForgettingStore {
  store: ReservationStore;
  /** Resolves when every call that was begun is over. */
  settled(): Promise<void>;
}

/** Whether lists and the car's page show it as reserved, as `reservedCars` has it. */
const isShown = ({ state }: Reservation): boolean => state === "reserved" || state === "captured";

/**
 * A reservation store that has the caches before the site forget a tenant's pages when one of its cars begins or ceases to
 * be shown as reserved. No shopper waits for that. Changes that come while a tenant's caches are being called are followed
 * by one more call for all of them.
 */
export function forgetReserved(
  store: ReservationStore,
  { forget, onProblem }: { forget: ForgetPagesOf; onProblem: (tenant: string, problem: string) => void },
): ForgettingStore {
  /** By tenant; true when another change came meanwhile. */
  const again = new Map<string, boolean>();
  const running = new Set<Promise<void>>();

  async function forgetAll(tenant: string): Promise<void> {
    do {
      again.set(tenant, false);
      const problem = await forget(tenant).catch(String);
      if (problem !== null) onProblem(tenant, problem);
    } while (again.get(tenant));
    again.delete(tenant);
  }
  function changed(tenant: string): void {
    if (again.has(tenant)) {
      again.set(tenant, true);
      return;
    }
    const call = forgetAll(tenant).finally(() => running.delete(call));
    running.add(call);
  }

  return {
    store: {
      ...store,
      change: async (change) => {
        const before = await store.get(change.next.id);
        const isWritten = await store.change(change);
        if (isWritten && before && isShown(before) !== isShown(change.next)) changed(change.next.tenant);
        return isWritten;
      },
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
}
