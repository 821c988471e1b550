/** From which day to which a car is wanted for hire. */
export interface HireDates {
  /** "2026-11-24" */
  readonly pickUp: string;
  readonly return: string;
  /** How many days are paid for: one at least. */
  readonly days: number;
  /** Names of what is wanted besides; a site knows its own. */
  readonly extras?: readonly string[];
}

/**
 * The parameters of an address that carry the dates.
 *
 * @example
 * HIRE_PARAMETERS.pickUp; // "pickup"
 */
export const HIRE_PARAMETERS = { pickUp: "pickup", return: "return", extra: "extra" } as const;

/** More extras than any site has. */
const MOST_EXTRAS = 8;

const DAY = 86_400_000;
const LONGEST = 366;
/** A shopper west of Greenwich is a day behind. */
const GRACE = DAY;

/** Midnight of a day as it is written in an address; null for a day there is none of. */
function readDay(text: string | null): number | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text ? null : day;
}

/**
 * Reads the dates of a hire from an address; null where there are none, or none that a car can be had for: days in the
 * past, a return before the pick-up, more than a year.
 *
 * @example
 * const params = new URLSearchParams("pickup=2026-11-24&return=2026-11-28");
 * parseHireDates(params, new Date("2026-11-22T00:00:00Z"))?.days; // 4
 */
export function parseHireDates(params: URLSearchParams, now: Date): HireDates | null {
  const [from, to] = [params.get(HIRE_PARAMETERS.pickUp), params.get(HIRE_PARAMETERS.return)];
  const [start, end] = [readDay(from), readDay(to)];
  if (from === null || to === null || start === null || end === null) return null;
  const today = Math.floor((now.getTime() - GRACE) / DAY) * DAY;
  const days = Math.max(1, (end - start) / DAY);
  if (start < today || end < start || days > LONGEST) return null;
  const extras = [...new Set(params.getAll(HIRE_PARAMETERS.extra))].slice(0, MOST_EXTRAS);
  return { pickUp: from, return: to, days, ...(extras.length > 0 ? { extras } : {}) };
}

/**
 * The dates of a hire as parameters of an address; none for none.
 *
 * @example
 * hireEntries({ pickUp: "2026-11-24", return: "2026-11-28", days: 4 });
 * // [["pickup", "2026-11-24"], ["return", "2026-11-28"]]
 */
export const hireEntries = (dates: HireDates | null): [name: string, value: string][] =>
  dates === null
    ? []
    : [
        [HIRE_PARAMETERS.pickUp, dates.pickUp],
        [HIRE_PARAMETERS.return, dates.return],
        ...(dates.extras ?? []).map((extra): [string, string] => [HIRE_PARAMETERS.extra, extra]),
      ];
