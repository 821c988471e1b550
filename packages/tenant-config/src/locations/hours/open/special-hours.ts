import type { DayHours } from "./day-hours.ts";

/** A calendar day of the location's own calendar, "2026-12-25". */
export type CalendarDate = string;

/** Hours that replace the ordinary ones on one date: a public holiday, a late sale night. */
export interface SpecialHours {
  date: CalendarDate;
  hours: DayHours;
  /** "Christmas Day", when the dealer named it. */
  name: string | null;
}

/** Special hours before they are handed to locations: `locationId` null means every location. */
export interface SiteSpecialHours extends SpecialHours {
  locationId: string | null;
}

/**
 * The special hours of one location, a single entry a date, earliest first. An entry for the
 * location itself comes before one for all; among equals the later in the list wins, as a correction would.
 */
export function specialHoursFor(locationId: string, all: readonly SiteSpecialHours[]): SpecialHours[] {
  const byDate = new Map<CalendarDate, SiteSpecialHours>();
  for (const entry of all) {
    if (entry.locationId !== null && entry.locationId !== locationId) continue;
    const held = byDate.get(entry.date);
    if (held && held.locationId !== null && entry.locationId === null) continue;
    byDate.set(entry.date, entry);
  }
  return [...byDate.values()]
    .toSorted((left, right) => (left.date < right.date ? -1 : 1))
    .map(({ date, hours, name }) => ({ date, hours, name }));
}
