import type { Logger } from "pino";

/** Runs work about one dealer, or about all; null where it failed. */
export type WatchedWork = <T>(work: () => Promise<T>, about?: { tenant: string }) => Promise<T | null>;

/**
 * Watches work that is tried again and again: the log says once that it fails, with the first reason, and once that it
 * is done again, for each dealer by itself.
 */
export function tellOutages(
  log: Pick<Logger, "info" | "error">,
  { began, over }: { began: string; over: string },
): WatchedWork {
  const failing = new Set<string>();
  return async (work, about) => {
    const name = about?.tenant ?? "";
    try {
      const done = await work();
      if (failing.delete(name)) log.info({ ...about }, over);
      return done;
    } catch (error) {
      if (!failing.has(name)) log.error({ ...about, error: String(error) }, began);
      failing.add(name);
      return null;
    }
  };
}
