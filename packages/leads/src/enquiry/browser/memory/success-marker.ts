import { type BrowserStorage, readRecord, removeRecord, writeRecord } from "./browser-storage.ts";
import { storedNumber, storedText } from "./stored-text.ts";

/** Says that a lead was just sent, so that the confirmation page counts it once and not on every reload. */
export interface SuccessMarker {
  leadId: string;
  category: string;
  /** Epoch milliseconds. */
  at: number;
  /** What to count, in the words of whoever counts. */
  event: string | null;
}

/** A marker that was not taken within this time belongs to another visit. */
const KEPT_FOR = 30 * 60 * 1000;

const MAX_EVENT = 2000;

const keyOf = (tenant: string) => `${tenant}-Success`;

/** Leaves the marker, before leading to the confirmation page. */
export const markSuccess = (store: BrowserStorage, tenant: string, marker: SuccessMarker): void =>
  writeRecord(store, keyOf(tenant), marker);

/** Takes the marker away: the first call after a lead gets it, every later one null. */
export function takeSuccess(store: BrowserStorage, tenant: string, now: Date): SuccessMarker | null {
  const stored = readRecord(store, keyOf(tenant));
  if (!stored) return null;
  removeRecord(store, keyOf(tenant));
  const leadId = storedText(stored, "leadId");
  const category = storedText(stored, "category");
  const at = storedNumber(stored, "at");
  if (leadId === null || category === null || at === null || now.getTime() - at > KEPT_FOR) return null;
  return { leadId, category, at, event: storedText(stored, "event", MAX_EVENT) };
}
