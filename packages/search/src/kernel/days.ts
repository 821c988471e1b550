/**
 * One day of 24 hours in milliseconds. Calendar days can be an hour longer or shorter; this is for ages and deadlines.
 *
 * @example
 * DAY; // 86_400_000
 */
export const DAY = 86_400_000;
