/**
 * Lets everything that arrives while a commit is under way share the next one. Each caller still waits for the
 * commit that holds its own work, so a result means "flushed"; thirty-two shoppers pay for one flush.
 *
 * When a shared commit fails, its works are tried once more each alone: one that cannot be stored does not take
 * its neighbours along.
 *
 * @example
 * const save = groupCommit((batch) => insertAllInOneTransaction(batch));
 * await Promise.all([save(a), save(b)]); // one transaction
 */
export function groupCommit<Work, Result>(
  commit: (batch: readonly Work[]) => Promise<readonly Result[]>,
  maxBatch = 256,
): (work: Work) => Promise<Result> {
  type Waiting = { work: Work; resolve: (result: Result) => void; reject: (reason: unknown) => void };
  const waiting: Waiting[] = [];
  let running = false;

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await commit(batch.map((one) => one.work));
      batch.forEach((one, index) => {
        const result = results[index];
        if (result === undefined)
          one.reject(new Error("A group commit must return a result for each piece of work."));
        else one.resolve(result);
      });
    } catch (reason) {
      if (batch.length === 1) batch[0]?.reject(reason);
      else await Promise.all(batch.map((one) => settle([one])));
    }
  }

  async function run(): Promise<void> {
    // One turn of the event loop: the requests that arrived together are committed together.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await settle(waiting.splice(0, maxBatch));
    running = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (running) return;
      running = true;
      void run();
    });
}
