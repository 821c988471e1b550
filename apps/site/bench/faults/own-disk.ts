import { execFile } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const PIECE = Buffer.alloc(1 << 20);

/** A small disk of its own under a folder, in memory, which can be filled. Root and Linux only. */
export interface OwnDisk {
  fill: () => void;
  free: () => void;
  unmount: () => Promise<void>;
}

/** Mounts a disk of so many megabytes at a folder; null where this process may not. */
export async function ownDisk(folder: string, megabytes: number): Promise<OwnDisk | null> {
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  } catch {
    return null;
  }
  const filler = join(folder, "filler");
  return {
    fill: () => {
      const file = openSync(filler, "w");
      try {
        // Until there is no room; the last pieces are small, so that not a page is left.
        for (const piece of [PIECE, PIECE.subarray(0, 4096)])
          for (let full = false; !full; ) {
            try {
              full = writeSync(file, piece) < piece.length;
            } catch {
              full = true;
            }
          }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    unmount: async () => {
      await run("umount", ["-l", folder]);
    },
  };
}
