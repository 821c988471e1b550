import { readJson, writeText, type BrowserStorage } from "../browser-storage.ts";
import type { EventRecord } from "../events/event-record.ts";

const KEY = "event-queue";
/** More waiting records than this are the oldest ones lost: an endpoint that is down must not fill a browser. */
const MAX_WAITING = 100;
/** What happened longer ago is of no use to who counts. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** A record that waits to be sent. */
interface Waiting {
  readonly at: number;
  readonly record: EventRecord;
}

/** Records on their way: what is in it survives a reload, and is taken out once it has arrived. */
export interface EventQueue {
  add(record: EventRecord): void;
  /** The oldest records, so many at most. */
  first(count: number): readonly EventRecord[];
  remove(records: readonly EventRecord[]): void;
  clear(): void;
}

/**
 * A queue in the browser's storage, bounded in number and age. Tabs share it: each change reads it anew. Where the
 * browser keeps nothing, the queue lives as long as the page.
 *
 * @example
 * const queue = eventQueue({ storage: localStorage, now: () => Date.now() });
 */
export function eventQueue({
  storage,
  now,
}: {
  readonly storage: BrowserStorage;
  readonly now: () => number;
}): EventQueue {
  let memory: readonly Waiting[] = [];
  const read = (): readonly Waiting[] => {
    const stored = readJson(storage, KEY);
    const waiting = Array.isArray(stored) ? stored.filter(isWaiting) : memory;
    return waiting.filter(({ at }) => Math.abs(now() - at) < MAX_AGE_MS);
  };
  const write = (waiting: readonly Waiting[]): void => {
    memory = waiting.slice(-MAX_WAITING);
    if (memory.length > 0) writeText(storage, KEY, JSON.stringify(memory));
    else forget(storage);
  };
  return {
    add: (record) => write([...read(), { at: now(), record }]),
    first: (count) =>
      read()
        .slice(0, count)
        .map(({ record }) => record),
    remove: (records) => {
      const ids = new Set(records.map(idOf));
      write(read().filter(({ record }) => !ids.has(idOf(record))));
    },
    clear: () => write([]),
  };
}

const idOf = (record: EventRecord): unknown => record.event_properties["event_id"];

function forget(storage: BrowserStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Storage that refuses holds nothing to forget.
  }
}

/** The server reads every field of a record itself; here it is enough to know it again. */
function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== "object" || value === null || !("at" in value) || !("record" in value)) return false;
  const { at, record } = value;
  return (
    typeof at === "number" &&
    typeof record === "object" &&
    record !== null &&
    "event_properties" in record &&
    typeof record.event_properties === "object" &&
    record.event_properties !== null &&
    "event_id" in record.event_properties
  );
}
