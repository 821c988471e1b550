import { DAY } from "@forecourt/search/kernel";
import { formatDistanceStrict } from "date-fns/formatDistanceStrict";

/** When a review was written, in two forms: for the card, and for its title. */
export interface ReviewDate {
  /** "3 months ago", "today". */
  ago: string;
  /** "5 August 2026", by the calendar of the given zone. */
  inWords: string;
  /** For the `datetime` attribute: "2026-08-05". */
  machine: string;
}

/**
 * Says when a review or its reply was written; null when it is unknown. A time to come, as a fast
 * clock elsewhere writes, counts as now.
 *
 * @example
 * const here = { now: new Date("2026-11-21T00:00:00Z"), timeZone: "Australia/Brisbane", locale: "en-AU" };
 * reviewDate(Date.UTC(2026, 7, 5), here)?.ago // "3 months ago"
 */
export function reviewDate(
  writtenAt: number | null,
  { now, timeZone, locale }: { now: Date; timeZone: string; locale: string },
): ReviewDate | null {
  if (writtenAt === null) return null;
  const at = new Date(Math.min(writtenAt, now.getTime()));
  const recent = now.getTime() - at.getTime() < DAY;
  return {
    ago: recent ? nameOfToday(locale) : timeAgo(at, now, locale),
    inWords: new Intl.DateTimeFormat(locale, {
      timeZone,
      day: "numeric",
      month: "long",
      year: "numeric",
    }).format(at),
    machine: new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }).format(at),
  };
}

const nameOfToday = (locale: string): string =>
  new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(0, "day");

/** Whole units only: eleven months are never a year. */
function timeAgo(at: Date, now: Date, locale: string): string {
  const [count, unit] = formatDistanceStrict(at, now, { roundingMethod: "floor" }).split(" ");
  return new Intl.RelativeTimeFormat(locale).format(-Number(count), unit as Intl.RelativeTimeFormatUnit);
}
