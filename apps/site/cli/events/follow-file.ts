import { open } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

interface FollowOptions {
  /** Where the file is now: another one tomorrow. */
  path: () => string;
  /** Begin with what is there already. */
  fromStart: boolean;
  pollMs: number;
  signal: AbortSignal;
  onLine: (line: string) => void;
}

/** Gives each line that is added to a file, until the signal. A file that is not there yet is waited for. */
export async function followFile({ path, fromStart, pollMs, signal, onLine }: FollowOptions): Promise<void> {
  let file = path();
  let read = fromStart ? 0 : await sizeOf(file);
  let rest = "";
  while (!signal.aborted) {
    const now = path();
    if (now !== file) {
      file = now;
      read = 0;
      rest = "";
    }
    const added = await readFrom(file, read);
    read += Buffer.byteLength(added);
    const lines = `${rest}${added}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
    await pause(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

const sizeOf = async (file: string): Promise<number> => Buffer.byteLength(await readFrom(file, 0));

/** What a file holds behind a place; nothing where there is no such file. */
async function readFrom(file: string, place: number): Promise<string> {
  const handle = await open(file).catch(() => null);
  if (!handle) return "";
  try {
    const { size } = await handle.stat();
    if (size <= place) return "";
    const { buffer } = await handle.read(Buffer.alloc(size - place), 0, size - place, place);
    return buffer.toString("utf8");
  } finally {
    await handle.close();
  }
}
