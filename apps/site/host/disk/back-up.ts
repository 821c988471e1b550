import { chmod, cp, mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** Folders that hold what cannot be made again: stock is imported again, pictures are made and fetched again. */
const SAVED_FOLDERS = ["files", "mail", "events", "calls", "reveals", "traces", "desk", "audit"];

/** What one backup holds. */
export interface BackedUp {
  databases: readonly { name: string; bytes: number }[];
  folders: readonly string[];
}

/**
 * Copies a data folder beside the running site into a folder that is empty or new. Databases come first, each as of one
 * moment and checked, files after them: a file is written before the lead that names it, so every file a copied lead names
 * is there to be copied. Rejects when a copy is not whole; nothing in the data folder is changed.
 */
export async function backUp({
  dataDirectory,
  target,
  now,
}: {
  dataDirectory: string;
  target: string;
  now: Date;
}): Promise<BackedUp> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  await chmod(target, 0o700);
  if ((await readdir(target)).length > 0)
    throw new Error(
      `${target} is not empty. Each backup has a folder of its own, so that none is half of another.`,
    );
  const names = (await readdir(dataDirectory)).toSorted();
  const databases: { name: string; bytes: number }[] = [];
  for (const name of names.filter((one) => one.endsWith(".sqlite"))) {
    await copyDatabase(join(dataDirectory, name), join(target, name));
    databases.push({ name, bytes: (await stat(join(target, name))).size });
  }
  const folders = SAVED_FOLDERS.filter((folder) => names.includes(folder));
  for (const folder of folders)
    await cp(join(dataDirectory, folder), join(target, folder), {
      recursive: true,
      preserveTimestamps: true,
      // A file that is still being written has no lead yet, and another name a moment later.
      filter: (source) => !source.endsWith(".part"),
    });
  const backedUp = { databases, folders };
  // Written last: a backup without it was cut off.
  await writeFile(
    join(target, "backup.json"),
    `${JSON.stringify({ at: now.toISOString(), ...backedUp }, null, 2)}\n`,
  );
  return backedUp;
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to);
  } finally {
    source.close();
  }
  await chmod(to, 0o600);
  const copy = new DatabaseSync(to);
  try {
    const found = copy.prepare("PRAGMA integrity_check").get()?.["integrity_check"];
    if (found !== "ok") throw new Error(`The copy of ${from} is not whole: ${String(found)}`);
  } finally {
    copy.close();
  }
}
