/** One worker's request for work. Times are epoch milliseconds. */
export interface WorkClaim {
  now: number;
  /** Unguessable and new for each claim; it is what settles. */
  lease: string;
  /** No other worker gets what was claimed before `now + leaseMs`. */
  leaseMs: number;
}

/** What works off a queue. */
export interface WorkOff<Item, End> {
  /** Takes the next piece of work that is due, under a lease that begins now; null when none is. */
  claim: () => Promise<Item | null>;
  /** Does it. Must do nothing the second time, and settles on every path: what fails is an end too. */
  carryOut: (item: Item) => Promise<End>;
  /** Writes how it ended; false, and nothing written, when the lease was lost. */
  settle: (item: Item, end: End) => Promise<boolean>;
  /** Called with work whose lease ended before it did: another worker has it, or will. */
  onLost?: (item: Item) => void;
  /** Most pieces of work in one round. */
  limit: number;
}

/**
 * One round of a queue: takes a piece of work, does it, writes how it ended, and takes the next. Each is claimed when its
 * turn comes, so that one that takes long does not use up the leases of those behind it. Returns how many were done.
 *
 * What every queue of this package promises, and its contract tests hold it to:
 *
 * - Work is written in the transaction that makes it necessary. What was acknowledged is never without its work.
 * - One worker at a time holds a piece of work, however many claim at once, in however many processes.
 * - A worker that ends, or is too slow, loses its lease: the next one takes the work, and what the first writes then
 *   changes nothing. So work may be begun twice, and is settled once; whatever it does outside takes a key to know it by.
 * - What failed waits: `backOffMs`, doubled each time. Leads and mails that failed too often are dead, kept for a person
 *   to look at; money and what follows a payment is never given up.
 * - Times are the claiming worker's. A clock that is set back makes work wait, and never brings it twice at once.
 *
 * @example
 * await workOff({ claim, carryOut, settle, limit: 20 });
 */
export async function workOff<Item, End>(work: WorkOff<Item, End>): Promise<number> {
  for (let done = 0; done < work.limit; done += 1) {
    const item = await work.claim();
    if (item === null) return done;
    if (!(await work.settle(item, await work.carryOut(item)))) work.onLost?.(item);
  }
  return work.limit;
}
