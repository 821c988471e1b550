import { DAY } from "@forecourt/search/kernel";
import { type BrowserStorage, readRecord, writeRecord } from "./browser-storage.ts";
import { storedNumber, storedText } from "./stored-text.ts";

/** What a shopper's own vehicle was valued at. */
export interface TradeInValuation {
  rego: string | null;
  vehicle: string | null;
  /** In the market's currency. */
  low: number;
  high: number;
  /** Epoch milliseconds. */
  valuedAt: number;
}

/** A valuation older than this no longer stands. */
const STORED_FOR = 30 * DAY;

const keyOf = (tenant: string) => `${tenant}-TradeIn`;

/** Remembers a valuation, for the finance form and the next car looked at. */
export const rememberValuation = (store: BrowserStorage, tenant: string, valuation: TradeInValuation): void =>
  writeRecord(store, keyOf(tenant), valuation);

/** The valuation, or null when there is none, it makes no sense or it is 30 days old. */
export function readValuation(store: BrowserStorage, tenant: string, now: Date): TradeInValuation | null {
  const stored = readRecord(store, keyOf(tenant));
  if (!stored) return null;
  const low = storedNumber(stored, "low");
  const high = storedNumber(stored, "high");
  const valuedAt = storedNumber(stored, "valuedAt");
  if (low === null || high === null || valuedAt === null) return null;
  if (low < 0 || high < low || now.getTime() - valuedAt >= STORED_FOR) return null;
  return {
    rego: storedText(stored, "rego", 10),
    vehicle: storedText(stored, "vehicle"),
    low,
    high,
    valuedAt,
  };
}
