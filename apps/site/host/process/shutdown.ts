import { processWide } from "./process-wide.ts";

/** One step of stopping, by a name for the log. */
interface Hook {
  name: string;
  run: () => Promise<void>;
}

const hooks = processWide<Hook[]>("shutdown-hooks", () => []);
const stopping = processWide("stopping", () => false);

/** From here on `/readyz` responds with 503, so that proxies send requests to another process. */
export function announceStop(): void {
  stopping.current = true;
}

/** Whether the process is about to end. */
export const isStopping = (): boolean => stopping.current;

/** Registers work that must finish before the process may end, such as deliveries in flight. */
export function onShutdown(name: string, run: () => Promise<void>): void {
  hooks.current.push({ name, run });
}

/**
 * Runs the registered work, newest first, so that what was opened last closes first. A step that takes longer than
 * `stepMs` is left behind, so that it keeps no later one from closing. Resolves with what went wrong, one sentence a step.
 */
export async function runShutdown(stepMs: number): Promise<string[]> {
  const problems: string[] = [];
  for (const hook of hooks.current.splice(0).toReversed()) {
    const problem = await endOf(hook, stepMs);
    if (problem !== null) problems.push(`${hook.name} did not stop${problem}`);
  }
  return problems;
}

/** How a step ended: null when it finished. */
function endOf({ run }: Hook, stepMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(` within ${stepMs} ms`), stepMs);
    const end = (problem: string | null): void => {
      clearTimeout(late);
      resolve(problem);
    };
    run().then(
      () => end(null),
      (error: unknown) => end(`: ${error instanceof Error ? error.message : String(error)}`),
    );
  });
}
