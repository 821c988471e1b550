import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseSiteEvent } from "@forecourt/analytics";
import { plainRecord } from "#host/http/body/plain-record.ts";
import { newestDays } from "./counted-records.ts";

/** How far shoppers of a dealer came, counted over the events of the last days. No number says anything of one shopper. */
export interface ShoppersWay {
  /** Pages viewed, by kind. */
  pages: readonly Counted[];
  /** By form: shown, left and sent. */
  forms: readonly { form: string; shown: number; left: number; sent: number }[];
  /** Where forms were left, and which fields were refused, by form. */
  stops: readonly Counted[];
  /** Car phone numbers that were pressed. */
  calls: number;
  /** Car phone numbers that were shown. */
  reveals: number;
}

/** A name and how often it was met, the most frequent first. */
type Counted = readonly [name: string, times: number];

/** Days whose events are read for one page, and how much of a day: the end of its file. */
const DAYS = 2;
const MOST_BYTES = 8_000_000;

/** Counts the stored events of one dealer. Page and form events are stored where `analytics.traceEvents` is on. */
export async function shoppersWay(
  dataDirectory: string,
  { slug, websiteId }: { slug: string; websiteId: string },
): Promise<ShoppersWay> {
  const [pages, shown, left, sent, stops] = [counter(), counter(), counter(), counter(), counter()];
  for await (const { website_slug: of, event: given } of recordsOf(join(dataDirectory, "traces"))) {
    const event = of === slug ? parseSiteEvent(given) : null;
    if (!event) continue;
    if (event.name === "page_viewed") pages.add(event.page);
    else if (event.name === "form_shown") shown.add(event.form);
    else if (event.name === "form_left") {
      left.add(event.form);
      stops.add(`${event.form}, left at ${event.step}`);
    } else if (event.name === "form_error_shown")
      stops.add(`${event.form}, ${event.step}: ${event.field} was refused`);
    else if ("leadId" in event && event.form !== null) sent.add(event.form);
  }
  const timesOf = async (log: string, field: string, value: string): Promise<number> => {
    let times = 0;
    for await (const record of recordsOf(join(dataDirectory, log))) if (record[field] === value) times += 1;
    return times;
  };
  return {
    pages: pages.list(),
    forms: [...new Set([...shown.list(), ...sent.list()].map(([form]) => form))].map((form) => ({
      form,
      shown: shown.of(form),
      left: left.of(form),
      sent: sent.of(form),
    })),
    stops: stops.list(),
    calls: await timesOf("calls", "website_slug", slug),
    reveals: await timesOf("reveals", "website_id", websiteId),
  };
}

function counter() {
  const counts = new Map<string, number>();
  return {
    add: (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1),
    of: (name: string): number => counts.get(name) ?? 0,
    list: (): Counted[] => [...counts].toSorted(([, one], [, other]) => other - one),
  };
}

/** The records of a daily log's newest days. A line that is broken, as the first of a file read from its middle, is left out. */
async function* recordsOf(directory: string): AsyncGenerator<Readonly<Record<string, unknown>>> {
  for (const file of await newestDays(directory, DAYS)) {
    const path = join(directory, file);
    const { size } = await stat(path);
    const input = createReadStream(path, { start: Math.max(0, size - MOST_BYTES) });
    for await (const line of createInterface({ input })) {
      const record = recordIn(line);
      if (record) yield record;
    }
  }
}

function recordIn(line: string): Readonly<Record<string, unknown>> | null {
  try {
    return plainRecord(JSON.parse(line));
  } catch {
    return null;
  }
}
