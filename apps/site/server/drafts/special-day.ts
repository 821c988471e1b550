import { isRecord } from "@forecourt/search/kernel";

/** A special day as the form of the calendar has it. */
export interface SpecialDayFields {
  /** "2026-12-25". */
  date: string;
  /** The location it is for; empty for all of them. */
  location: string;
  /** What the day is called. */
  name: string;
  kind: "closed" | "open" | "words";
  /** "08:30". */
  opens: string;
  closes: string;
  words: string;
}

/**
 * A special day as `special-hours.json` has it.
 *
 * @example
 * specialDayEntry({ date: "2026-12-25", location: "", name: "Christmas Day", kind: "closed", opens: "", closes: "", words: "" })
 * // { date: "2026-12-25", name: "Christmas Day", status: "Closed" }
 */
export function specialDayEntry(day: SpecialDayFields): Readonly<Record<string, string>> {
  const head = {
    date: day.date,
    ...(day.name.trim() === "" ? {} : { name: day.name.trim() }),
    ...(day.location === "" ? {} : { location_id: day.location }),
  };
  if (day.kind === "closed") return { ...head, status: "Closed" };
  if (day.kind === "words") return { ...head, formated_hours: day.words.trim() };
  return { ...head, status: "Open", start_hour: day.opens, end_hour: day.closes };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** What the form shows of an entry of `special-hours.json`; of none, a day that is closed. */
export function readSpecialDay(json: string | null): Omit<SpecialDayFields, "date" | "location"> {
  const entry: unknown = json === null ? null : JSON.parse(json);
  const from = isRecord(entry) ? entry : {};
  const hours = isRecord(from["hours"]) ? from["hours"] : {};
  const [opens, closes] = [
    text(from["start_hour"] ?? hours["begin"]),
    text(from["end_hour"] ?? hours["end"]),
  ];
  const words = text(from["formated_hours"]);
  const isClosed = json === null || text(from["status"]).toLowerCase() === "closed";
  const kind = isClosed ? "closed" : opens === "" && words !== "" ? "words" : "open";
  return { name: text(from["name"]), kind, opens, closes, words };
}
