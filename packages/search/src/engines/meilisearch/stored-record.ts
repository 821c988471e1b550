import { z } from "zod";
import { parseCar } from "../../car/parse-car.ts";
import { stringifyCar } from "../../car/stringify-car.ts";
import type { StockRecord } from "../../stock-index/stock-index.ts";

/** The field of an indexed document that says which feed brought it. Hits never show it. */
export const ORIGIN_FIELD = "stock_origin";

const originSchema = z.object({ feed: z.string().nullable(), fingerprint: z.string() });

/** What the server keeps for a record. */
export const storedDocument = ({ document, feed, fingerprint }: StockRecord): Record<string, unknown> => ({
  ...document,
  [ORIGIN_FIELD]: { feed, fingerprint },
});

/** The record of a document from the server; null when it holds no car, which another program must have put there. */
export function readStoredDocument(stored: Record<string, unknown>): StockRecord | null {
  const { [ORIGIN_FIELD]: origin, ...document } = stored;
  const parsed = parseCar(document);
  if (!parsed.ok) return null;
  const from = originSchema.safeParse(origin);
  const { feed, fingerprint } = from.success ? from.data : { feed: null, fingerprint: "" };
  return { document: stringifyCar(parsed.car), feed, fingerprint };
}
