/**
 * The sentence with which a process ends that could not open what it needs. A database whose name has several addresses
 * fails with one reason for each and no words of its own.
 */
export function startProblem(what: "site" | "worker", error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const why = [
    ...new Set(reasons.map((one) => (one instanceof Error ? one.message || one.name : String(one)))),
  ];
  return `What the ${what} needs could not be opened, so it does not start: ${why.join("; ")}`;
}
