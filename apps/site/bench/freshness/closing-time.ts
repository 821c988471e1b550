import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MINUTE_MS = 60_000;

/** The end of the minute in which a moment lies: pages are planned by the minute. */
export const minuteAfter = (at: number): number => Math.ceil(at / MINUTE_MS) * MINUTE_MS;

/** Sets the hours of a dealer's primary location so that it is open all day until a moment; how pages say so. */
export function closeAt(tenantFolder: string, at: number, timeZone: string): RegExp {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat("en-GB", { timeZone, hour12: false, ...options }).format(at);
  const [hour, minute] = [
    Number(part({ hour: "2-digit" })) % 24,
    part({ minute: "2-digit" }).padStart(2, "0"),
  ];
  const close = `${String(hour).padStart(2, "0")}:${minute}`;
  const file = join(tenantFolder, "locations.json");
  const locations = JSON.parse(readFileSync(file, "utf8")) as {
    primary?: boolean;
    contact_detail: { opening_hours: unknown };
  }[];
  for (const location of locations.filter(({ primary }) => primary))
    location.contact_detail.opening_hours = Array.from({ length: 7 }, (_, weekday) => ({
      weekday,
      status: "Open",
      open: "00:00",
      close,
    }));
  writeFileSync(file, JSON.stringify(locations));
  return new RegExp(`Open until ${((hour + 11) % 12) + 1}(?::${minute})? ?${hour < 12 ? "am" : "pm"}`, "i");
}
