/** What a car costs by the day, from its price by the week: a seventh, rounded up to whole units. */
const dailyPrice = (weekly: number): number => Math.ceil(weekly / 7);

/**
 * What a car costs for some days, from its price by the week. Whole weeks cost what a week costs, each day beyond them a
 * seventh of it rounded up, and days beyond never more than another week.
 *
 * @example
 * hirePrice(289, 4); // { day: 42, total: 168 }
 */
export function hirePrice(weekly: number, days: number): { day: number; total: number } {
  const day = dailyPrice(weekly);
  const weeks = Math.floor(days / 7);
  return { day, total: Math.round(weeks * weekly + Math.min((days % 7) * day, weekly)) };
}
