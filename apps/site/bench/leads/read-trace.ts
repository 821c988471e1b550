import type { Acknowledged } from "./pour-leads.ts";

const FLUSH = /\b(fsync|fdatasync)\(\d+<[^>]*leads\.sqlite[^>]*>/;
/** A call that another thread interrupts is written in two lines; what was read stands in the second. */
const READ = /\b(read|recvfrom|readv)(?:\(| resumed)/;
const WRITE_TO_SOCKET = /\b(write|writev|sendto|sendmsg)\(.*<(socket|TCP)/;

/**
 * Whether a trace of strace's shows a lead's key coming in, its id going out, and a flush of the lead database between the
 * two. The id is also written to the database file, so only writes to a socket count as its response.
 */
export function isFlushed(lines: readonly string[], { id, key }: Acknowledged): boolean {
  const read = lines.findIndex((line) => READ.test(line) && line.includes(key));
  const sent = lines.findIndex(
    (line, index) => index > read && WRITE_TO_SOCKET.test(line) && line.includes(id),
  );
  return read !== -1 && sent !== -1 && lines.slice(read, sent).some((line) => FLUSH.test(line));
}
