import "server-only";
import { startDelivery } from "#server/delivery.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { onShutdown } from "./shutdown.ts";

/** Opens what the site needs, starts delivering, and leaves word how to stop: deliveries first, stores last. */
export async function start(): Promise<void> {
  const wiring = await getWiring();
  onShutdown(() => wiring.close());
  if (wiring.env.FORECOURT_DELIVERY === "on") {
    const worker = startDelivery(wiring);
    onShutdown(() => worker.stop());
  }
  wiring.log.info({ env: wiring.env.FORECOURT_ENV }, "started");
}
