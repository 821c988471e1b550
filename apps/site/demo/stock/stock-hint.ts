import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const sentences = z.array(z.string().min(1)).optional();

/** What a site sells in its demo: `stock.json` in a tenant's folder. Every part may be left out. */
const stockHintSchema = z.strictObject({
  template: z.string().optional(),
  /** How many vehicles; 0 for a site without stock. */
  count: z.number().int().min(0).max(5000).optional(),
  kinds: z
    .array(z.enum(["car", "truck", "motorcycle", "motorhome", "caravan", "rental", "subscription"]))
    .min(1)
    .optional(),
  /** Shares; they need not add up to 1. */
  conditions: z
    .strictObject({
      new: z.number().min(0).optional(),
      used: z.number().min(0).optional(),
      demo: z.number().min(0).optional(),
    })
    .optional(),
  /** Makers, as the site's feed spells them ("chery nz"). */
  makes: z.array(z.string().min(1)).optional(),
  photos: z.strictObject({ min: z.number().int().min(0), max: z.number().int().min(0).max(30) }).optional(),
  /** Towns that the cars stand in, when they are more than the locations' own. */
  cities: z.array(z.string().min(1)).optional(),
  /**
   * The dealer's sentences about a vehicle: to begin with, by condition, then about its facts, then to end with. Names in braces
   * are filled in: "{year} {name}, {km}", and any fact of a trade, "{payload}".
   */
  comments: z
    .strictObject({ new: sentences, used: sentences, demo: sentences, facts: sentences, closing: sentences })
    .optional(),
});

/** A checked `stock.json`. */
export type StockHint = z.infer<typeof stockHintSchema>;

/** What a hint file held, or why it cannot be used, in words for its author. */
export type StockHintResult = { ok: true; hint: StockHint } | { ok: false; detail: string };

/** Checks the text of a `stock.json`. */
function parseStockHint(text: string): StockHintResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, detail: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const result = stockHintSchema.safeParse(value);
  return result.success
    ? { ok: true, hint: result.data }
    : { ok: false, detail: z.prettifyError(result.error) };
}

/** Reads a tenant's `stock.json`; null when it has none. */
export async function readStockHint(tenantsDirectory: string, slug: string): Promise<StockHintResult | null> {
  let text: string;
  try {
    text = await readFile(join(tenantsDirectory, slug, "stock.json"), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  return parseStockHint(text);
}
