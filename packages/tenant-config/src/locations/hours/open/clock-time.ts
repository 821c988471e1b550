/**
 * A time of day as minutes after local midnight: 510 is 8:30am. Closing times may
 * exceed 1440 when trading runs past midnight (1560 is 2am on the following day).
 */
export type ClockTime = number;

/** Minutes in a day by the clock on the wall; days that change their clocks are the zone's business. */
export const DAY_MINUTES = 1440;

const TWENTY_FOUR_HOURS = /^(\d{1,2})[:.](\d{2})(?::\d{2}(?:\.\d+)?)?$/;
const TWELVE_HOURS = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\.?$/i;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2})/;

/**
 * Reads "08:30", "8:30 am", "5pm" or the clock part of a timestamp
 * ("2000-01-01T08:30:00.000Z", as dashboards print a bare time). Anything else is null.
 *
 * @example
 * parseClockTime("8:30 am") // 510
 * parseClockTime("24:00")   // 1440
 * parseClockTime("25:00")   // null
 */
export function parseClockTime(text: string): ClockTime | null {
  const trimmed = text.trim();
  const stamp = TIMESTAMP.exec(trimmed)?.[1];
  if (stamp !== undefined) return parseClockTime(stamp);

  const twelve = TWELVE_HOURS.exec(trimmed);
  if (twelve) {
    const hour = Number(twelve[1]);
    const minute = Number(twelve[2] ?? "0");
    if (hour < 1 || hour > 12 || minute > 59) return null;
    return (hour % 12) * 60 + minute + (twelve[3]?.toLowerCase() === "p" ? 720 : 0);
  }

  const whole = TWENTY_FOUR_HOURS.exec(trimmed);
  if (!whole) return null;
  const time = Number(whole[1]) * 60 + Number(whole[2]);
  return Number(whole[2]) <= 59 && time <= DAY_MINUTES ? time : null;
}

/**
 * Prints a time as every screen shows it: 12-hour, with am or pm.
 *
 * @example
 * formatClockTime(510)  // "8:30am"
 * formatClockTime(720)  // "12:00pm"
 * formatClockTime(1440) // "12:00am"
 */
export function formatClockTime(time: ClockTime): string {
  const ofDay = time % DAY_MINUTES;
  const hour = Math.floor(ofDay / 60);
  const minute = String(ofDay % 60).padStart(2, "0");
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}${hour < 12 ? "am" : "pm"}`;
}

/** Prints a time for machines, "08:30"; a time past midnight wraps to the day it falls on. */
export function machineClockTime(time: ClockTime): string {
  const ofDay = time % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}
