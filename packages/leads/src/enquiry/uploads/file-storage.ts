/**
 * Where shoppers' files lie. `write` resolves only when the content is on the disk (or acknowledged by the object
 * store): a lead is acknowledged after its files.
 */
export interface FileStorage {
  /** Keeps the content under `location`, whole or not at all: when reading it fails, nothing stays behind. */
  write(location: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  read(location: string): Promise<Buffer>;
  /** Removing what is not there is no error. */
  remove(location: string): Promise<void>;
}

const SAFE = /^[\w-]+(?:\/[\w-]+)*(?:\.[a-z0-9]{1,5})?$/;

/** Throws for a location that could lead elsewhere: it can only come from a mistake of ours. */
export function assertLocation(location: string): void {
  if (SAFE.test(location)) return;
  throw new Error(
    `"${location}" is no place a file may lie, so it was not touched. Locations come from uploads alone.`,
  );
}
