import { runShutdown } from "./shutdown.ts";

/** The code of a process that stopped, but left something behind that did not finish in its time; the log names it. */
const LEFT_BEHIND = 2;

/** Times of stopping, in milliseconds. */
interface StopTimes {
  /** For each registered step. */
  stepMs: number;
  /** For everything; then the process ends whatever is open. */
  allMs: number;
}

/** How a process ends. */
export interface StopOptions {
  /** What comes before the registered steps, such as leaving the port. */
  first?: () => Promise<void>;
  times: StopTimes;
  onProblem: (problem: string) => void;
  exit: (code: number) => void;
}

/**
 * Ends the process in order: first what is given, then the steps of `onShutdown`. The code is 0 when all of it finished
 * and 2 when something did not, each of which is reported. A sink, a store or a connection that never ends costs its time
 * and no more.
 */
export async function stopProcess({ first, times, onProblem, exit }: StopOptions): Promise<void> {
  const deadline = setTimeout(() => {
    onProblem(`the process did not stop within ${times.allMs} ms`);
    exit(LEFT_BEHIND);
  }, times.allMs);
  const inOrder = async (): Promise<string[]> => {
    await first?.();
    return runShutdown(times.stepMs);
  };
  const problems = await inOrder().catch((error: unknown) => [`stopping failed: ${String(error)}`]);
  clearTimeout(deadline);
  for (const problem of problems) onProblem(problem);
  exit(problems.length === 0 ? 0 : LEFT_BEHIND);
}
