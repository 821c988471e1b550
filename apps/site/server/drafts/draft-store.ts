import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeWhole } from "#host/disk/write-whole.ts";

const changeSchema = z.union([
  z.strictObject({ path: z.string(), value: z.unknown() }),
  /** The dealer's own value goes, and what weaker layers say counts again. */
  z.strictObject({ path: z.string(), unset: z.literal(true) }),
]);
const draftSchema = z.object({ by: z.string(), at: z.string(), changes: z.array(changeSchema) });
const publishedSchema = draftSchema.extend({
  /** The settings file as it was, and as it was written. */
  before: z.string(),
  after: z.string(),
  takenBack: z.object({ by: z.string(), at: z.string() }).nullable(),
});

/** One setting that a draft changes. */
export type SettingChange = z.infer<typeof changeSchema>;
/** Changes of a dealer's settings that nothing shows until they are published: who changed them last, and when. */
type SettingsDraft = z.infer<typeof draftSchema>;
/** A draft that was written to the dealer's folder. */
export type PublishedDraft = z.infer<typeof publishedSchema>;

/** One draft a dealer, and what was published of them, in files of the data folder. */
export interface DraftStore {
  get(slug: string): Promise<SettingsDraft | null>;
  save(slug: string, draft: SettingsDraft): Promise<void>;
  remove(slug: string): Promise<void>;
  /** What was published, newest first. */
  published(slug: string): Promise<PublishedDraft[]>;
  savePublished(slug: string, published: PublishedDraft): Promise<void>;
}

async function write(folder: string, name: string, value: unknown): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeWhole(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
}

/** Opens the drafts of a data folder. A slug must be that of a site, since it names files. */
export function draftStore(dataDirectory: string): DraftStore {
  const folder = join(dataDirectory, "desk", "drafts");
  const fileOf = (slug: string): string => join(folder, `${slug}.json`);
  const archive = (slug: string): string => join(folder, "published", slug);
  return {
    get: async (slug) => {
      const text = await readFile(fileOf(slug), "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      return text === null ? null : draftSchema.parse(JSON.parse(text));
    },
    save: (slug, draft) => write(folder, `${slug}.json`, draft),
    remove: (slug) => rm(fileOf(slug), { force: true }),
    published: async (slug) => {
      const names = (await readdir(archive(slug)).catch((): string[] => []))
        .filter((name) => /^\d.*\.json$/.test(name))
        .toSorted()
        .toReversed();
      const texts = await Promise.all(names.map((name) => readFile(join(archive(slug), name), "utf8")));
      return texts.map((text) => publishedSchema.parse(JSON.parse(text)));
    },
    savePublished: (slug, published) =>
      write(archive(slug), `${published.at.replaceAll(/\D/g, "")}.json`, published),
  };
}
