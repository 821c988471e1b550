/** What an ADF document names beside the lead: who sells, who sends, in which units. */
export interface AdfFacts {
  /** Names the ids in the document: usually the website's host or slug. */
  source: string;
  vendor: { id: string | null; name: string; url: string | null; email: string | null; phone: string | null };
  provider: { name: string; service: string; url: string | null };
  /** As an ISO 4217 code. */
  currency: string;
  distanceUnit: "km" | "mi";
  /** ISO 3166 code of the market. */
  country: string;
  /** IANA zone of the dealer; the request date carries its offset. */
  timeZone: string;
}

/** An instant as ISO 8601 with the zone's own offset, for example `2026-11-21T17:14:21+10:00`. */
export function isoInZone(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "longOffset",
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? "";
  const offset = part("timeZoneName").replace("GMT", "") || "+00:00";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}:${part("second")}${offset}`;
}
