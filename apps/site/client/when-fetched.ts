import { logProblem } from "./log-problem.ts";

/**
 * Goes on with code that is fetched only when it is needed. Where it cannot be fetched (the connection is gone, a newer
 * build has taken the file away) the page does `instead` what it does without a script; by default nothing.
 */
export function whenFetched<Code>(
  code: Promise<Code>,
  goOn: (code: Code) => unknown,
  instead: () => void = () => {},
): void {
  void code.then(goOn, () => {
    logProblem("A script could not be fetched.");
    instead();
  });
}
