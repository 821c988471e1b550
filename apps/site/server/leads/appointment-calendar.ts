export interface CalendarAppointment {
  /** Unlike any other; the same again replaces the entry. */
  readonly id: string;
  /** When it was made, for a calendar that has it already. */
  readonly made: Date;
  /** "2026-11-30 09:30" in the dealer's own time, or the day alone. */
  readonly when: string;
  readonly title: string;
  readonly place: string | null;
  readonly about: string | null;
}

const MINUTES = 60;

/** The day, and the time where there is one, of an appointment as it was chosen; null for words that name no day. */
export function appointmentTime(when: string): { date: string; time: string | null } | null {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?$/.exec(when.trim());
  const [, date, time = null] = parts ?? [];
  if (date === undefined || Number.isNaN(Date.parse(`${date}T${time ?? "00:00"}:00Z`))) return null;
  return { date, time };
}

/** The day of an appointment in a locale's words, with its time where there is one; words that name no day as they stand. */
export function appointmentWords(when: string, locale: string): string {
  const at = appointmentTime(when);
  if (at === null) return when;
  const { date, time } = at;
  // The dealer's clock on the wall, which no zone may move.
  return new Date(`${date}T${time ?? "00:00"}:00Z`).toLocaleString(locale, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...(time === null ? {} : { hour: "numeric", minute: "2-digit" }),
  });
}

/**
 * An appointment as an iCalendar file. Its time is the dealer's clock on the wall, whatever zone the shopper's device is in;
 * without a time it is the whole day. Null where the words name no day.
 */
export function appointmentCalendar(appointment: CalendarAppointment): string | null {
  const at = appointmentTime(appointment.when);
  if (at === null) return null;
  const { id, made, title, place, about } = appointment;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Appointments//EN",
    "BEGIN:VEVENT",
    `UID:${id}@forecourt`,
    `DTSTAMP:${basic(made.toISOString().slice(0, 19))}Z`,
    ...timeLines(at),
    `SUMMARY:${escaped(title)}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(about === null ? [] : [`DESCRIPTION:${escaped(about)}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

function timeLines({ date, time }: { date: string; time: string | null }): string[] {
  const from = Date.parse(`${date}T${time ?? "00:00"}:00Z`);
  const later = (minutes: number): string => new Date(from + minutes * 60_000).toISOString();
  if (time === null)
    return [`DTSTART;VALUE=DATE:${basic(date)}`, `DTEND;VALUE=DATE:${basic(later(24 * 60).slice(0, 10))}`];
  return [`DTSTART:${basic(later(0).slice(0, 19))}`, `DTEND:${basic(later(MINUTES).slice(0, 19))}`];
}

const basic = (date: string): string => date.replaceAll(/[-:]/g, "");

/** Commas, semicolons, backslashes and ends of lines have a meaning of their own in a value. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, "\\n");

/** No line is longer than 75 bytes; what follows begins with a blank, and no letter is cut. */
function folded(line: string): string {
  const parts = [""];
  for (const letter of line) {
    const last = parts.length - 1;
    const room = last === 0 ? 75 : 74;
    if (Buffer.byteLength(`${parts[last]}${letter}`) > room) parts.push(letter);
    else parts[last] += letter;
  }
  return parts.join("\r\n ");
}
