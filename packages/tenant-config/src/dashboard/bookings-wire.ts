import { z } from "zod";
import { parseClockTime, machineClockTime } from "../locations/hours/open/clock-time.ts";
import { wireText } from "../wire/wire-values.ts";
import { isCalendarDate } from "../locations/hours/open/zone-time.ts";

/** A day with free times for a service or a test drive. Without times the day alone can be requested. */
export interface BookingDay {
  /** "2026-11-30", of the dealership's own calendar. */
  date: string;
  /** "09:30", in order. */
  times: readonly string[];
  /** The location the times are for, by name ("Service Location"); null is any. */
  location: string | null;
}

const date = z
  .string()
  .transform((text) => text.trim().slice(0, 10))
  .refine(isCalendarDate);

const times = z
  .array(z.string())
  .nullish()
  .transform((given) =>
    (given ?? [])
      .map(parseClockTime)
      .filter((time) => time !== null)
      .toSorted((left, right) => left - right)
      .map(machineClockTime),
  );

const day = z.union([
  date.transform((only): BookingDay => ({ date: only, times: [], location: null })),
  z
    .object({ date, times: times.optional(), available_times: times.optional(), location: wireText })
    .transform(
      (wire): BookingDay => ({
        date: wire.date,
        times: wire.times ?? wire.available_times ?? [],
        location: wire.location,
      }),
    ),
]);

/** A list of days that leaves out what it cannot read. */
const days = z.array(z.unknown()).transform((items) =>
  items
    .flatMap((item) => {
      const parsed = day.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    })
    .toSorted((left, right) => left.date.localeCompare(right.date)),
);

/** The dates a dashboard offers: a bare list, or a list under the name of the call. */
export const bookingsWire = z.union([
  days,
  z.object({ available_appointment_bookings: days }).transform((wire) => wire.available_appointment_bookings),
  z.object({ available_service_bookings: days }).transform((wire) => wire.available_service_bookings),
  z.object({ dates: days }).transform((wire) => wire.dates),
]);
