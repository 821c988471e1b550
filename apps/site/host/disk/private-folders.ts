import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What the embedded adapters keep: shoppers' words, files, events. */
const FOLDERS = ["mail", "files", "events", "calls", "reveals", "drawn", "pictures"];
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes the data folder and the folders in it readable by this process's user alone, also where they stand already. */
export function makePrivateFolders(directory: string): void {
  for (const folder of [
    directory,
    ...FOLDERS.map((name) => join(/* turbopackIgnore: true */ directory, name)),
  ]) {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    chmodSync(folder, FOLDER_MODE);
  }
}

/** Makes the database's files readable by this process's user alone: the file, its log and its index. */
export function makePrivateDatabase(directory: string): void {
  for (const name of readdirSync(directory))
    if (/\.sqlite(?:-\w+)?$/.test(name)) chmodSync(join(directory, name), FILE_MODE);
}
