import type { Acknowledged } from "./pour-leads.ts";

/** What a trace says of one lead. */
export interface TraceVerdict {
  /** Its request and its answer were both found. */
  seen: boolean;
  /** The database was flushed in between. */
  flushed: boolean;
  /** Request, flushes and answer, as strace wrote them. */
  lines: string[];
}

const FLUSH = /\b(fsync|fdatasync)\(\d+<[^>]*leads\.sqlite[^>]*>/;
const READ = /\b(read|recvfrom|readv)\(/;
const WRITE = /\b(write|writev|sendto|sendmsg)\(/;

/**
 * Looks for each lead's key coming in, its id going out, and a flush of the lead database between the two. The id is
 * also written to the database file itself, so only writes to a socket count as its answer.
 */
export function readTrace(trace: string, leads: readonly Acknowledged[]): TraceVerdict[] {
  const lines = trace.split("\n");
  return leads.map(({ id, key }) => {
    const asked = lines.findIndex((line) => READ.test(line) && line.includes(key));
    const answered = lines.findIndex(
      (line, index) => index > asked && WRITE.test(line) && /<(socket|TCP)/.test(line) && line.includes(id),
    );
    if (asked === -1 || answered === -1) return { seen: false, flushed: false, lines: [] };
    const flushes = lines.slice(asked, answered).filter((line) => FLUSH.test(line));
    const shown = [lines[asked] ?? "", ...flushes, lines[answered] ?? ""];
    return { seen: true, flushed: flushes.length > 0, lines: shown };
  });
}
