import { startAlerts } from "#server/alerts/alert-work.ts";
import { startDelivery } from "#server/leads/delivery.ts";
import { startReservations } from "#server/reservations/reconcile/start-reservations.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/**
 * Starts everything that is done without a request: deliveries of leads, what becomes of reservations, and alerts. It runs in the
 * site's own process, or in as many of `forecourt worker` as wanted. Stopping takes nothing new and finishes what runs.
 */
export function startWork(wiring: Wiring): { stop(): Promise<void> } {
  const running = [startDelivery(wiring), startReservations(wiring), startAlerts(wiring)];
  return {
    stop: async () => {
      await Promise.all(running.map((one) => one.stop()));
    },
  };
}
