/** How much stands in a queue, for monitoring. */
export interface Backlog {
  /** Work that is to be done, that in flight included. */
  waiting: number;
  /** Deliveries of quarantined leads, until a person releases them. */
  held: number;
  /** Given up: a person has to look. */
  dead: number;
  /**
   * Since when the oldest overdue work has been necessary, epoch milliseconds; null when none is overdue. Work that is not
   * due yet counts once it has failed.
   */
  oldestAt: number | null;
}
