import { watch } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** An editor saves in several steps, each of which is a change. */
const SETTLE_MS = 100;

/**
 * Calls back at once, and again whenever a file below a folder has changed, until the signal. Changes that come while it
 * is called are one more call.
 */
export async function watchTenants(
  directory: string,
  { signal, onChange }: { signal: AbortSignal; onChange: () => Promise<unknown> },
): Promise<void> {
  let changed = true;
  let wake: (() => void) | null = null;
  const again = (): void => {
    changed = true;
    wake?.();
  };
  watch(directory, { recursive: true, signal }, again);
  signal.addEventListener("abort", () => wake?.());
  while (!signal.aborted) {
    if (!changed) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      continue;
    }
    changed = false;
    await onChange();
    await pause(SETTLE_MS, undefined, { signal }).catch(() => undefined);
  }
}
