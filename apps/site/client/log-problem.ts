/** One line in the browser's console about something that failed. A line names what failed, never a shopper or an answer. */
export function logProblem(line: string): void {
  // eslint-disable-next-line no-console -- the browser's only log
  console.warn(line);
}
