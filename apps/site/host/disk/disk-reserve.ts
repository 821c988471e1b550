import { statfs } from "node:fs/promises";

/** What is left to leads and their files when everything else has stopped writing: 512 MB. */
const LEAD_RESERVE_BYTES = 512 * 1024 * 1024;
const FRESH_MS = 2000;

/**
 * Says whether the disk of a folder has more free than the reserve for leads. Drafts, accounts, alerts, events, call notices
 * and pictures ask before they write, files of leads ask with a smaller reserve; leads never do. Looks at the disk at most
 * every two seconds.
 */
export function diskReserve(
  directory: string,
  {
    reserve = LEAD_RESERVE_BYTES,
    freshMs = FRESH_MS,
    clock = () => performance.now(),
    free = freeBytes,
  } = {},
): () => Promise<boolean> {
  let seen: { at: number; room: boolean } | null = null;
  return async () => {
    if (seen && clock() - seen.at < freshMs) return seen.room;
    seen = { at: clock(), room: (await free(directory)) > reserve };
    return seen.room;
  };
}

/** A disk whose state cannot be read is taken for a full one. */
async function freeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
