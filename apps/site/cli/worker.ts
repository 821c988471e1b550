import type { Command } from "commander";
import { onShutdown } from "#host/process/shutdown.ts";
import { stopProcess } from "#host/process/stop-process.ts";
import { startMetrics } from "#server/start/start-metrics.ts";
import { startProblem } from "#host/process/start-problem.ts";
import { startWork } from "#server/start/start-work.ts";
import { startTraces } from "#server/start/start-traces.ts";
import { openWiring } from "#host/wiring/wiring.ts";

/** Milliseconds for each step, a delivery in flight having its own thirty seconds, and for everything. */
const STOP = { stepMs: 31_000, allMs: 40_000 };

/** `forecourt worker`: all work that waits for no request, in a process of its own, as many as wanted beside each other. */
export function register(program: Command): void {
  program
    .command("worker")
    .description(
      "Deliver waiting leads, look after reservations and mail alerts until stopped; what runs is finished first.",
    )
    .action(async () => {
      const wiring = await openWiring().catch(giveUp);
      onShutdown("stores", () => wiring.close());
      const traces = await startTraces(wiring);
      if (traces) onShutdown("traces", () => traces.stop());
      const metrics = await startMetrics(wiring).catch(giveUp);
      if (metrics) onShutdown("metrics", () => metrics.stop());
      const work = startWork(wiring);
      onShutdown("deliveries and other work", () => work.stop());
      wiring.log.info("worker started");
      await new Promise<void>((resolve) => {
        process.once("SIGTERM", resolve);
        process.once("SIGINT", resolve);
      });
      await stopProcess({
        times: STOP,
        onProblem: (problem) => wiring.log.error(problem),
        exit: (code) => {
          wiring.log.info("worker stopped");
          process.exit(code);
        },
      });
    });
}

/** Whoever supervises the process starts it again. */
function giveUp(error: unknown): never {
  process.stderr.write(`${startProblem("worker", error)}\n`);
  process.exit(1);
}
