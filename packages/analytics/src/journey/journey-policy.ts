/** What is remembered of a visit: config section `journey`. */
export interface JourneyPolicy {
  /** How many of the newest pages are kept. */
  readonly maximumPages: number;
  /** Days after which the first-page query is forgotten; at exactly this age it is gone. */
  readonly firstQueryDays: number;
  /** URL parameters worth keeping; compared without case. */
  readonly trackedParams: readonly string[];
  /** URL parameters removed before a page is remembered; compared without case. */
  readonly strippedParams: readonly string[];
}
