import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assertLocation, type FileStorage } from "./file-storage.ts";

/**
 * Keeps files in a folder: written beside, flushed, renamed, and the folders flushed too, so that a power cut leaves
 * the whole file or none.
 */
export function diskStorage({ directory }: { directory: string }): FileStorage {
  const pathOf = (location: string): string => {
    assertLocation(location);
    return join(directory, location);
  };
  return {
    write: async (location, content) => {
      const path = pathOf(location);
      const unfinished = `${path}.part`;
      const created = await mkdir(dirname(path), { recursive: true });
      const file = await open(unfinished, "wx", 0o600);
      try {
        for await (const chunk of content) await file.write(chunk);
        await file.sync();
      } catch (reason) {
        await file.close();
        await rm(unfinished, { force: true });
        throw reason;
      }
      await file.close();
      await rename(unfinished, path);
      await flushFolders(dirname(path), created === undefined ? dirname(path) : dirname(created));
    },
    read: (location) => readFile(pathOf(location)),
    remove: (location) => rm(pathOf(location), { force: true }),
  };
}

/** A new name is safe only when the folder that holds it is flushed, and so on up to the first that was there before. */
async function flushFolders(from: string, to: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === to || folder === dirname(folder)) return;
  }
}
