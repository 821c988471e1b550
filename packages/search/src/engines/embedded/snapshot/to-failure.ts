import { StockIndexError, type StockIndexFailure } from "../../../stock-index/stock-index.ts";
import { BrokenSnapshot } from "./read-snapshot.ts";

/**
 * What an error of the file system means to the reader or writer of a stock. A programmer's mistake is
 * thrown on.
 */
export function toFailure(error: unknown): StockIndexFailure {
  if (error instanceof StockIndexError) return error.failure;
  if (error instanceof BrokenSnapshot) {
    return { ok: false, problem: "broken", detail: `The stock snapshot is damaged: ${error.message}.` };
  }
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (!(error instanceof Error) || typeof code !== "string" || !("syscall" in error)) throw error;
  const refused = code === "ENOSPC" || code === "EDQUOT" || code === "EROFS" || code === "EFBIG";
  return { ok: false, problem: refused ? "refused" : "unreachable", detail: error.message };
}

/** Runs file work whose failures are the world's, as {@link StockIndexError}s. */
export async function guarded<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StockIndexError(toFailure(error));
  }
}
