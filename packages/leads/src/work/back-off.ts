/** How long the waits between the tries of one piece of work are, in milliseconds. */
export interface BackOff {
  firstMs: number;
  longestMs: number;
}

/**
 * Milliseconds to wait after failed attempt number `attempt` (1 is the first). Doubles up to the longest wait, and
 * the last half of it is random, so that a server that comes back is not met by everything at once. `random` is
 * in [0, 1).
 *
 * @example
 * backOffMs({ firstMs: 2_000, longestMs: 900_000 }, 3, 0.5) // 6000
 */
export function backOffMs({ firstMs, longestMs }: BackOff, attempt: number, random: number): number {
  const whole = Math.min(firstMs * 2 ** Math.min(attempt - 1, 30), longestMs);
  return Math.round(whole / 2 + (whole / 2) * random);
}
