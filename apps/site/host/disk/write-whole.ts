import { randomUUID } from "node:crypto";
import { chmod, rename, stat, writeFile } from "node:fs/promises";
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
  // Readers of a folder pass over hidden files.
  const unfinished = join(dirname(file), `.${basename(file)}-${randomUUID()}`);
  // Flushed first, or a power cut may leave an empty file under the name.
  await writeFile(unfinished, text, { mode, flush: true });
  // The process's own mask took away what it does not give to new files.
  await chmod(unfinished, mode);
  await rename(unfinished, file);
}
