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
