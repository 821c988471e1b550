import type { FileStorage } from "@forecourt/leads/intake";

/**
 * A storage that stops taking files before the disk is full, between any two pieces of a file: a lead that follows still
 * finds room.
 */
export const reservedStorage = (storage: FileStorage, hasRoom: () => Promise<boolean>): FileStorage => ({
  ...storage,
  write: (location, content) => storage.write(location, whileRoom(content, hasRoom)),
});

async function* whileRoom(
  content: AsyncIterable<Uint8Array>,
  hasRoom: () => Promise<boolean>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    if (!(await hasRoom())) throw new Error("The disk is too full for files of shoppers.");
    yield piece;
  }
}
