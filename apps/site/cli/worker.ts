import type { Command } from "commander";
import { startAlerts } from "#server/alerts/alert-work.ts";
import { startDelivery } from "#server/leads/delivery.ts";
import { startReservations } from "#server/reservations/start-reservations.ts";
import { openWiring } from "#server/wiring/wiring.ts";

/** `forecourt worker`: delivers leads, looks after reservations and mails alerts in a process of its own, as many as wanted beside each other. */
export function register(program: Command): void {
  program
    .command("worker")
    .description(
      "deliver waiting leads, look after reservations and mail alerts until stopped; what runs is finished first",
    )
    .action(async () => {
      const wiring = await openWiring();
      const worker = startDelivery(wiring);
      const reservations = startReservations(wiring);
      const alerts = startAlerts(wiring);
      wiring.log.info("worker started");
      await new Promise<void>((resolve) => {
        process.once("SIGTERM", resolve);
        process.once("SIGINT", resolve);
      });
      await Promise.all([worker.stop(), reservations.stop(), alerts.stop()]);
      await wiring.close();
    });
}
