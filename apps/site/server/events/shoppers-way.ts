import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseSiteEvent } from "@forecourt/analytics";
import { plainRecord } from "#host/http/body/plain-record.ts";
import { newestDays } from "./counted-records.ts";
import { type MeasuredPage, measurements } from "./page-speeds.ts";

/**
 * How far shoppers of a dealer came, counted over the events of the last days, of those who let visits be measured. No
 * number says anything of one shopper.
 */
export interface ShoppersWay {
  /** Pages viewed, by kind. */
  pages: readonly Counted[];
  /** By form: shown, left and sent. */
  forms: readonly Way[];
  /** By where the visit came from; "none" is one that named nothing. */
  sources: readonly Way[];
  /** By phone, tablet and computer. */
  devices: readonly Way[];
  /** How often each step of a form was reached, as "finance, contact". */
  steps: readonly Counted[];
  /** Where forms were left, and which fields were refused, by form. */
  stops: readonly Counted[];
  /** Car phone numbers that were pressed. */
  calls: number;
  /** Car phone numbers that were shown. */
  reveals: number;
  /** By kind of page and metric: the value that three of four visits were not slower than, the slowest pages first. */
  speeds: readonly MeasuredPage[];
}

/** One row of the way from page to sent form. */
export interface Way {
  readonly name: string;
  readonly viewed: number;
  readonly shown: number;
  readonly left: number;
  readonly sent: number;
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
  const [pages, stops, steps] = [counter(), counter(), counter()];
  const [forms, sources, devices] = [ways(), ways(), ways()];
  const speeds = measurements();
  for await (const record of recordsOf(join(dataDirectory, "traces"))) {
    const { website_slug: of, event: given, source, device, measured } = record;
    if (of === slug && measured !== undefined) speeds.add(plainRecord(measured));
    const event = of === slug && typeof source === "string" ? parseSiteEvent(given) : null;
    if (!event) continue;
    const count = (what: Stage, form: string | null): void => {
      if (form !== null) forms.add(form, what);
      sources.add(String(source), what);
      if (typeof device === "string") devices.add(device, what);
    };
    if (event.name === "page_viewed") {
      pages.add(event.page);
      count("viewed", null);
    } else if (event.name === "form_shown") count("shown", event.form);
    else if (event.name === "form_step_shown") steps.add(`${event.form}, ${event.step}`);
    else if (event.name === "form_left") {
      count("left", event.form);
      stops.add(`${event.form}, left at ${event.step}`);
    } else if (event.name === "form_error_shown")
      stops.add(`${event.form}, ${event.step}: ${event.field} was refused`);
    else if ("leadId" in event && event.form !== null) count("sent", event.form);
  }
  const timesOf = async (log: string, field: string, value: string): Promise<number> => {
    let times = 0;
    for await (const record of recordsOf(join(dataDirectory, log))) if (record[field] === value) times += 1;
    return times;
  };
  return {
    pages: pages.list(),
    forms: forms.list(),
    sources: sources.list(),
    devices: devices.list(),
    steps: steps.list(),
    stops: stops.list(),
    calls: await timesOf("calls", "website_slug", slug),
    reveals: await timesOf("reveals", "website_id", websiteId),
    speeds: speeds.list(),
  };
}

type Stage = "viewed" | "shown" | "left" | "sent";

/** Counts by name how far visits came. */
function ways() {
  const counts = new Map<string, Record<Stage, number>>();
  return {
    add: (name: string, stage: Stage): void => {
      const of = counts.get(name) ?? { viewed: 0, shown: 0, left: 0, sent: 0 };
      of[stage] += 1;
      counts.set(name, of);
    },
    list: (): Way[] =>
      [...counts]
        .map(([name, of]) => ({ name, ...of }))
        .toSorted((one, other) => other.viewed + other.shown - (one.viewed + one.shown)),
  };
}

function counter() {
  const counts = new Map<string, number>();
  return {
    add: (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1),
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
