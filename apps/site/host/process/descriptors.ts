import { readdir, readFile } from "node:fs/promises";

/** Descriptors of a process, which are its sockets, files and pipes, and how many it may have open. */
export interface Descriptors {
  open: number;
  limit: number;
}

/** From this share of its limit on a process is near it. */
export const NEAR = 0.8;
/** A process below this share is far from its limit again. */
const FAR = 0.5;

/** Counts the descriptors of this process; null where the system does not say, as outside Linux. */
export async function readDescriptors(folder = "/proc/self"): Promise<Descriptors | null> {
  const limits = await readFile(`${folder}/limits`, "utf8").catch(() => "");
  const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  if (!(limit > 0)) return null;
  const open = await readdir(`${folder}/fd`).catch(() => null);
  return open && { open: open.length, limit };
}

/**
 * Reports once that descriptors run out, and again only after half of them were free. At the limit a process takes no
 * connection and opens no file, and nothing else would say so.
 *
 * @example
 * const look = nearLimit((descriptors) => log.error(descriptors, "descriptors run out"));
 * look({ open: 52_500, limit: 65_536 }); // reports
 */
export function nearLimit(onNear: (descriptors: Descriptors) => void): (descriptors: Descriptors) => void {
  let isReported = false;
  return (descriptors) => {
    const share = descriptors.open / descriptors.limit;
    if (share < FAR) isReported = false;
    if (share < NEAR || isReported) return;
    isReported = true;
    onNear(descriptors);
  };
}
