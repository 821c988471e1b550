import type { RetryPolicy } from "./delivery-policy.ts";

/**
 * Milliseconds to wait after failed attempt number `attempt` (1 is the first). Doubles up to the longest wait, and
 * the last half of it is random, so that a dashboard that comes back is not met by every lead at once. `random` is
 * in [0, 1).
 */
export function retryDelay(policy: RetryPolicy, attempt: number, random: number): number {
  const doubled = policy.firstRetrySeconds * 2 ** Math.min(attempt - 1, 30);
  const whole = Math.min(doubled, policy.longestRetrySeconds) * 1000;
  return Math.round(whole / 2 + (whole / 2) * random);
}
