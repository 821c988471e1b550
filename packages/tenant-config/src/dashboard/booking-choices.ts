import { wallTimeAt } from "../locations/hours/open/zone-time.ts";
import type { BookingDay } from "./bookings-wire.ts";

/** One date a shopper may choose; `value` is what is sent. */
export interface BookingChoice {
  /** "2026-11-30 09:30", or the day alone. */
  readonly value: string;
  /** "Mon 30 Nov, 9:30 am". */
  readonly label: string;
}

/** Where and when the choices are offered. */
export interface BookingPlace {
  readonly now: Date;
  /** The dealership's own time zone: it decides which days are over. */
  readonly timeZone: string;
  readonly locale: string;
  /** Name of the location that is visited; null offers every location's, by name. */
  readonly location: string | null;
}

/** More than anybody reads; a platform that sends a year of quarter hours costs a page nothing. */
const MAX_CHOICES = 120;

/**
 * A dashboard's free days as the choices of a form: those from today on, each time by itself, a day without times as a
 * whole. Times of another location than the visited one are left out.
 *
 * @example
 * bookingChoices([{ date: "2026-11-30", times: ["09:30"], location: null }], place)
 * // [{ value: "2026-11-30 09:30", label: "Mon 30 Nov, 9:30 am" }]
 */
export function bookingChoices(days: readonly BookingDay[], place: BookingPlace): BookingChoice[] {
  const today = wallTimeAt(place.now.getTime(), place.timeZone).date;
  const dayName = new Intl.DateTimeFormat(place.locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const timeName = new Intl.DateTimeFormat(place.locale, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "UTC",
  });
  const choices = days
    .filter(({ date, location }) => date >= today && isHere(location, place.location))
    .flatMap(({ date, times, location }): BookingChoice[] => {
      const day = dayName.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
      const where = place.location === null && location !== null ? ` (${location})` : "";
      if (times.length === 0) return [{ value: date, label: `${day}${where}` }];
      return times.map((time) => ({
        value: `${date} ${time}`,
        label: `${day}, ${timeName.format(new Date(`${date}T${time}:00Z`))}${where}`,
      }));
    });
  return choices.slice(0, MAX_CHOICES);
}

const isHere = (location: string | null, wanted: string | null): boolean =>
  location === null || wanted === null || location.toLowerCase() === wanted.toLowerCase();
