/**
 * Waits until promises that are ready have been heard, without a clock: enough turns for the longest
 * chain a machine makes of one answer.
 *
 * @example
 * actor.send({ type: "SUBMIT", values });
 * await settle();
 */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
