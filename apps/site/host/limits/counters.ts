import type { SubmissionCounter } from "@forecourt/leads/intake";

/** How often one shopper may do something. */
export interface Rate {
  times: number;
  windowMs: number;
}

/**
 * Counts what shoppers do, so that one of them cannot do it without end. The counts are shared by all processes where the
 * adapter is, and never a reason to refuse a shopper when they are out of reach. A shopper is a network address, which is
 * counted and forgotten with its window.
 */
export interface Counters extends SubmissionCounter {
  /**
   * Counts once more what a shopper does under a name, in a window that begins with the first time. Answers the
   * milliseconds to wait, or 0 when the shopper may go on. `now` is in epoch milliseconds.
   */
  take(name: string, shopper: string, rate: Rate, now: number): Promise<number>;
  /** False while the shared server does not respond. */
  isAvailable(): boolean;
  close(): Promise<void>;
}
