import { stat } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "#host/disk/write-whole.ts";

/** How often a process looks for the word; one look is one call for one small file. */
const EVERY_MS = 1_000;

/**
 * The file whose change asks every process to look at its tenants' folders again. It stands beside the folders, so that
 * every reader, on whatever host, sees it too.
 */
export const reloadFile = (tenantsDirectory: string): string => join(tenantsDirectory, ".reload");

/** Asks every process that reads these folders to look at them again, in one change that none sees half of. */
export async function askForReload(tenantsDirectory: string, now: Date): Promise<void> {
  await writeWhole(reloadFile(tenantsDirectory), `${now.toISOString()}\n`);
}

/** Calls back whenever the file was written since the last look, until it is stopped. */
export function watchReload({
  file,
  onReload,
  everyMs = EVERY_MS,
}: {
  file: string;
  onReload: () => void;
  everyMs?: number;
}): { stop(): void } {
  const written = (): Promise<string | null> =>
    stat(file).then(
      ({ mtimeMs, size, ino }) => [mtimeMs, size, ino].join(),
      () => null,
    );
  let seen = written();
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    const [before, now] = [await seen, await written()];
    seen = Promise.resolve(now);
    looking = false;
    if (now !== null && now !== before) onReload();
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
