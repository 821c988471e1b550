import type { Command } from "commander";
import { startDelivery } from "#server/leads/delivery.ts";
import { openWiring } from "#server/wiring/wiring.ts";

/** `forecourt worker`: delivers leads in a process of its own, as many as wanted beside each other. */
export function register(program: Command): void {
  program
    .command("worker")
    .description("deliver waiting leads until stopped; deliveries in hand are finished first")
    .action(async () => {
      const wiring = await openWiring();
      const worker = startDelivery(wiring);
      wiring.log.info("worker started");
      await new Promise<void>((resolve) => {
        process.once("SIGTERM", resolve);
        process.once("SIGINT", resolve);
      });
      await worker.stop();
      await wiring.close();
    });
}
