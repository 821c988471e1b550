import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { removeFile } from "./remove-file.ts";

/** Files that can be made again, stored so that they need not be. */
export interface BoundedFolder {
  /** The file of that name; made when it is not there, once however many requests come at a time. */
  get(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>;
}

interface BoundedFolderOptions {
  directory: string;
  /** Of all files together. */
  maxBytes: number;
  /** Whether the disk has more free than what is reserved for leads. */
  hasRoom: () => Promise<boolean>;
}

const SAFE_NAME = /^[\w-]+(?:\.[\w-]+)*$/;

/** A folder that never grows beyond its bound: the least recently read file is removed first. */
export function boundedFolder({ directory, maxBytes, hasRoom }: BoundedFolderOptions): BoundedFolder {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === "evict") void removeFile(join(directory, name));
    },
  });
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let opening: Promise<void> | null = null;

  async function keep(name: string, bytes: Uint8Array): Promise<void> {
    if (bytes.byteLength > maxBytes || !(await hasRoom())) return;
    const fresh = join(directory, `${name}.${randomUUID()}.tmp`);
    try {
      await writeFile(fresh, bytes, { mode: 0o600 });
      await rename(fresh, join(directory, name));
      sizes.set(name, bytes.byteLength);
    } catch {
      // What is not stored is made again; what was begun takes no room.
      await removeFile(fresh).catch(() => undefined);
    }
  }

  async function makeAndKeep(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    const bytes = await make();
    await keep(name, bytes);
    return bytes;
  }

  /** A file that is not counted yet may have been made by another process on the same folder. */
  async function obtain(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    const stored = await readFile(join(directory, name)).catch(() => undefined);
    if (stored === undefined) return makeAndKeep(name, make);
    if (sizes.get(name) === undefined) sizes.set(name, stored.byteLength);
    return new Uint8Array(stored);
  }

  return {
    get: async (name, make) => {
      if (!SAFE_NAME.test(name))
        throw new Error(`"${name}" is no file name, so nothing was read or written.`);
      opening ??= open(directory, sizes);
      await opening;
      const made = making.get(name) ?? obtain(name, make).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
}

/** Counts what lies there from earlier, oldest first, and removes what a dead process left half-written. */
async function open(directory: string, sizes: LRUCache<string, number>): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch(() => undefined);
  const names = await readdir(directory).catch(() => []);
  const files: { name: string; bytes: number; at: number }[] = [];
  for (const name of names) {
    if (name.endsWith(".tmp")) await removeFile(join(directory, name));
    const found = await stat(join(directory, name)).catch(() => undefined);
    if (found?.isFile()) files.push({ name, bytes: found.size, at: found.mtimeMs });
  }
  for (const { name, bytes } of files.toSorted((a, b) => a.at - b.at)) sizes.set(name, bytes);
}
