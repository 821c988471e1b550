import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What one process is started with. */
export interface ReserveProcess {
  port: number;
  store: { kind: "sqlite"; file: string } | { kind: "postgres"; url: string; schema: string };
  provider: "stripe" | "till" | "st_george";
  /** Where the provider's double listens. */
  url: string;
  hold: { tenant: string; car: string; holdMs: number };
}

/** A process of the bench that can be killed and started again. */
export interface RunningProcess {
  start(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

/** Starts `reserve-process.ts` with what it needs. */
export function reserveProcess(settings: ReserveProcess): RunningProcess {
  let child: ReturnType<typeof fork> | null = null;
  return {
    start: async () => {
      child = fork(join(import.meta.dirname, "reserve-process.ts"), [JSON.stringify(settings)], {
        execArgv: ["--conditions=react-server", "--disable-warning=ExperimentalWarning"],
      });
      await once(child, "message");
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
