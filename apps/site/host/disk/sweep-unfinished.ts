import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { removeFile } from "./remove-file.ts";

/** An upload that goes on writes more often; what is older was left by a process that ended in the middle of one. */
const OLD_MS = 10 * 60 * 1000;

/** Removes the `.part` files that were never finished; returns how many there were. */
export async function sweepUnfinished(directory: string, now: number): Promise<number> {
  const names = await readdir(directory, { recursive: true }).catch(() => []);
  let swept = 0;
  for (const name of names.filter((each) => each.endsWith(".part"))) {
    const path = join(directory, name);
    const written = await stat(path).catch(() => undefined);
    if (!written || now - written.mtimeMs < OLD_MS) continue;
    await removeFile(path);
    swept += 1;
  }
  return swept;
}
