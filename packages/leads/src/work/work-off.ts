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
 * `README.md` beside this says what every queue promises.
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
