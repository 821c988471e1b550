import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { alertsEnvironment } from "./alerts-world.ts";

/** What one run took. */
interface RunMeasured {
  lookMs: number;
  runMs: number;
  alerts: number;
  found: number;
  /** Processor time of look and run: what other work on the machine does not change. */
  cpuMs: number;
  /** Resident memory before, and at its highest. */
  restMb: number;
  peakMb: number;
}

/** A process that works on alerts and may be killed at any moment. */
export interface AlertsProcess {
  ready(): Promise<void>;
  measured(): Promise<RunMeasured>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

/** Starts `alerts-process.ts` over a data folder: once through with its figures, or in rounds until it is killed. */
export function alertsProcess(directory: string, mode: "measure" | "work"): AlertsProcess {
  const child = fork(join(import.meta.dirname, "alerts-process.ts"), [mode], {
    execArgv: ["--conditions=react-server", "--disable-warning=ExperimentalWarning"],
    env: { ...process.env, ...alertsEnvironment(directory) },
  });
  return {
    ready: async () => {
      await once(child, "message");
    },
    measured: async () => {
      const [figures] = (await once(child, "message")) as [RunMeasured];
      await once(child, "exit");
      return figures;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
