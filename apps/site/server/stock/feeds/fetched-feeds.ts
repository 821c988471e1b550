import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { writeWhole } from "#host/disk/write-whole.ts";
import type { FeedMark } from "./fetch-feed.ts";

const entrySchema = z.object({
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  readAs: z.string(),
});

const fileSchema = z.record(z.string(), entrySchema);

/**
 * What is known of the feeds a tenant's stock was last imported from, in a file beside its snapshot: deleting the
 * stock deletes it too. A feed counts as known only for the mapping and settings it was read with.
 */
export function fetchedFeeds(stockDirectory: string) {
  const file = join(stockDirectory, "fetched-feeds.json");
  const read = async (): Promise<Record<string, z.infer<typeof entrySchema>>> => {
    try {
      const parsed = fileSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
      return parsed.success ? parsed.data : {};
    } catch {
      return {}; // none yet, or one that cannot be read: the feed is fetched in any case
    }
  };
  return {
    /** The validators of an address when it was last imported, read in the same way; null when it was not. */
    async known(url: string, readAs: unknown): Promise<FeedMark | null> {
      const entry = (await read())[keyOf(url)];
      if (entry === undefined || entry.readAs !== keyOf(JSON.stringify(readAs))) return null;
      return entry.etag === null && entry.lastModified === null ? null : entry;
    },
    /** Stores the validators of an address whose feed is now in the stock. */
    async note(url: string, readAs: unknown, { etag, lastModified }: FeedMark): Promise<void> {
      const all = {
        ...(await read()),
        [keyOf(url)]: { etag, lastModified, readAs: keyOf(JSON.stringify(readAs)) },
      };
      await mkdir(dirname(file), { recursive: true });
      await writeWhole(file, `${JSON.stringify(all, null, 1)}\n`);
    },
  };
}

/** Addresses may hold keys, so none stands in the file. */
const keyOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);
