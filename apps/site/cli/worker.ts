import type { Command } from "commander";
import { startMetrics } from "#server/metrics/start-metrics.ts";
import { startProblem } from "#server/process/start-problem.ts";
import { startWork } from "#server/process/start-work.ts";
import { startTraces } from "#server/process/start-traces.ts";
import { openWiring } from "#server/wiring/wiring.ts";

/** `forecourt worker`: all work that waits for no request, in a process of its own, as many as wanted beside each other. */
export function register(program: Command): void {
  program
    .command("worker")
    .description(
      "deliver waiting leads, look after reservations and mail alerts until stopped; what runs is finished first",
    )
    .action(async () => {
      const wiring = await openWiring().catch(giveUp);
      const traces = await startTraces(wiring);
      const metrics = await startMetrics(wiring).catch(giveUp);
      const work = startWork(wiring);
      wiring.log.info("worker started");
      await new Promise<void>((resolve) => {
        process.once("SIGTERM", resolve);
        process.once("SIGINT", resolve);
      });
      await work.stop();
      await metrics?.stop();
      await traces?.stop();
      await wiring.close();
      wiring.log.info("worker stopped");
    });
}

/** Whoever supervises the process starts it again. */
function giveUp(error: unknown): never {
  process.stderr.write(`${startProblem("worker", error)}\n`);
  process.exit(1);
}
