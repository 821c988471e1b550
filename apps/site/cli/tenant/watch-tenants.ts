import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const EVERY_MS = 500;

/** Equal for two looks only if no file below the folders changed in between. Schemas are written, not read. */
async function stampOf(folders: readonly string[]): Promise<string> {
  const stamps = folders.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(".schema.json"));
    const found = files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const file = await stat(path).catch(() => null);
      return file ? [path, file.size, file.mtimeMs, file.ino].join(":") : path;
    });
    return (await Promise.all(found)).toSorted().join("\n");
  });
  return (await Promise.all(stamps)).join("\n\n");
}

/**
 * Calls back at once, and again whenever a file below one of the folders has changed, until the signal. It looks twice a
 * second: the system's own watching of folders misses files that editors replace.
 */
export async function watchTenants(
  folders: readonly string[],
  { signal, onChange }: { signal: AbortSignal; onChange: () => Promise<unknown> },
): Promise<void> {
  let seen: string | null = null;
  while (!signal.aborted) {
    const now = await stampOf(folders);
    if (now !== seen) {
      seen = now;
      await onChange();
    }
    await pause(EVERY_MS, undefined, { signal }).catch(() => undefined);
  }
}
