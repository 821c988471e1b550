import { randomUUID } from "node:crypto";
import { chmod, link, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file so that every reader sees the text of before or this one, never a part. A file that is there keeps its
 * mode; a new one is for its owner alone.
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const mode = await stat(file).then(
    (found) => found.mode & 0o777,
    () => 0o600,
  );
  const unfinished = unfinishedOf(file);
  // Flushed first, or a power cut may leave an empty file under the name.
  await writeFile(unfinished, text, { mode, flush: true });
  // The process's own mask took away what it does not give to new files.
  await chmod(unfinished, mode);
  await rename(unfinished, file);
}

/**
 * Writes a file that no other process has written: of all processes that write one name, also on a shared disk, one does and is
 * returned true. The file is for its owner alone.
 */
export async function createWhole(file: string, text: string): Promise<boolean> {
  const unfinished = unfinishedOf(file);
  await writeFile(unfinished, text, { mode: 0o600, flush: true });
  try {
    await link(unfinished, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Readers of a folder pass over hidden files. */
const unfinishedOf = (file: string): string => join(dirname(file), `.${basename(file)}-${randomUUID()}`);
