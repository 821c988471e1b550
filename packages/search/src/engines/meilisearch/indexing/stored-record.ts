import { z } from "zod";
import { parseCar } from "../../../car/wire/parse-car.ts";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import type { StockRecord } from "../../../stock-index/stock-index.ts";
import { BEST_MATCH_FIELD, bestMatchOf } from "../../../plan/best-match.ts";
import { KEY_FIELD, type Place, TENANT_FIELD } from "./shared-index.ts";

/** The field of an indexed document that says which feed brought it. Hits never show it. */
export const ORIGIN_FIELD = "stock_origin";

const originSchema = z.object({ feed: z.string().nullable(), fingerprint: z.string() });

/** What the server keeps for a record, in its place of the index. */
export const storedDocument = (
  { document, feed, fingerprint }: StockRecord,
  place: Place,
): Record<string, unknown> => ({
  ...document,
  ...place.marks(document.id),
  [BEST_MATCH_FIELD]: bestMatchOf({ ...document }).points,
  [ORIGIN_FIELD]: { feed, fingerprint },
});

/** A document from the server without what an index keeps beside the car. */
export function withoutMarks(stored: Record<string, unknown>): Record<string, unknown> {
  const {
    [ORIGIN_FIELD]: _origin,
    [TENANT_FIELD]: _tenant,
    [KEY_FIELD]: _key,
    [BEST_MATCH_FIELD]: _points,
    ...document
  } = stored;
  return document;
}

/** The record of a document from the server; null when it holds no car, which another program must have put there. */
export function readStoredDocument(stored: Record<string, unknown>): StockRecord | null {
  const origin = stored[ORIGIN_FIELD];
  const parsed = parseCar(withoutMarks(stored));
  if (!parsed.ok) return null;
  const from = originSchema.safeParse(origin);
  const { feed, fingerprint } = from.success ? from.data : { feed: null, fingerprint: "" };
  return { document: stringifyCar(parsed.car), feed, fingerprint };
}
