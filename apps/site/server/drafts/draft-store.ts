import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { orNull } from "#host/disk/or-null.ts";
import { createWhole, writeWhole } from "#host/disk/write-whole.ts";

/** The dealer's own file, or own value as JSON, as it was when the change was made; null where there was none. */
const before = z.string().nullable();
const settingSchema = z.union([
  z.strictObject({ path: z.string(), value: z.unknown(), before }),
  /** The dealer's own value goes, and what weaker layers say counts again. */
  z.strictObject({ path: z.string(), unset: z.literal(true), before }),
]);
/** Null is a file that is taken away. */
const fileSchema = z.strictObject({ file: z.string(), text: z.string().nullable(), before });
const draftSchema = z.object({
  by: z.string(),
  at: z.string(),
  changes: z.array(z.union([settingSchema, fileSchema])),
});
const publishedSchema = draftSchema.extend({
  /** Names it among those of its site; later ones sort behind it. */
  id: z.string().regex(/^[\d-]+$/),
  /** Each file of the dealer's folder as it was, and as it was written. */
  files: z.array(z.object({ file: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** The same for all sites that were published in one act; null for a site alone. */
  together: z.string().nullable(),
  takenBack: z.object({ by: z.string(), at: z.string() }).nullable(),
});
const unsavedSchema = z.object({ target: z.string(), text: z.string() });

/** One setting that a draft changes. */
export type SettingChange = z.infer<typeof settingSchema>;
/** One file of the dealer's folder that a draft changes. */
type FileChange = z.infer<typeof fileSchema>;
/** One thing that a draft changes. */
export type DraftChange = SettingChange | FileChange;
/** Changes of a dealer's folder that nothing shows until they are published: who changed them last, and when. */
export type Draft = z.infer<typeof draftSchema>;
/** A draft that was written to the dealer's folder. */
export type PublishedDraft = z.infer<typeof publishedSchema>;
/** What a person wrote for a target of a draft and what was refused. */
type Unsaved = z.infer<typeof unsavedSchema>;

/** A draft, and the version that the next save has to name. */
export interface StoredDraft {
  version: number;
  /** Null while the site has none. */
  draft: Draft | null;
}

/** One draft a dealer, and what was published of them, in files of the data folder. */
export interface DraftStore {
  get(slug: string): Promise<StoredDraft>;
  /** Saves what follows a version, or nothing with null; false when another process has saved what follows it. */
  save(slug: string, version: number, draft: Draft | null): Promise<boolean>;
  /** What was published, newest first. */
  published(slug: string): Promise<PublishedDraft[]>;
  savePublished(slug: string, published: PublishedDraft): Promise<void>;
  removePublished(slug: string, published: PublishedDraft): Promise<void>;
  /** The last text of a person that was not taken into a site's draft. */
  unsaved(slug: string, person: string): Promise<Unsaved | null>;
  saveUnsaved(slug: string, person: string, unsaved: Unsaved): Promise<void>;
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function madeFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Opens the drafts of a data folder. Each save is a file of its own under the next number, which one process alone can
 * create: there is no lock that a process could leave behind. A slug must be that of a site, since it names folders.
 */
export function draftStore(dataDirectory: string): DraftStore {
  const folder = join(dataDirectory, "desk", "drafts");
  const open = (slug: string): string => join(folder, "open", slug);
  const archive = (slug: string): string => join(folder, "published", slug);
  const versionFile = (slug: string, version: number): string => join(open(slug), `${version}.json`);
  const publishedFile = (slug: string, { id }: PublishedDraft): string => join(archive(slug), `${id}.json`);
  const unsavedFile = (slug: string, person: string): string =>
    join(folder, "unsaved", slug, `${createHash("sha256").update(person).digest("hex")}.json`);

  const versions = async (slug: string): Promise<number[]> =>
    (await readdir(open(slug)).catch((): string[] => []))
      .flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
      .toSorted((left, right) => right - left);

  async function get(slug: string): Promise<StoredDraft> {
    const [version = 0] = await versions(slug);
    if (version === 0) return { version, draft: null };
    const text = await readFile(versionFile(slug, version), "utf8").catch(orNull);
    // A newer one was saved since the folder was listed.
    if (text === null) return get(slug);
    return { version, draft: draftSchema.nullable().parse(JSON.parse(text)) };
  }

  return {
    get,
    save: async (slug, version, draft) => {
      await madeFolder(open(slug));
      const next = version + 1;
      if (!(await createWhole(versionFile(slug, next), written(draft)))) return false;
      const all = await versions(slug);
      // The number was free because two others were saved in the meantime and the first of them is removed already.
      if ((all[0] ?? 0) > next) {
        await rm(versionFile(slug, next), { force: true });
        return false;
      }
      for (const old of all) if (old < next) await rm(versionFile(slug, old), { force: true });
      return true;
    },
    published: async (slug) => {
      const names = (await readdir(archive(slug)).catch((): string[] => []))
        .filter((name) => /^\d.*\.json$/.test(name))
        .toSorted()
        .toReversed();
      const texts = await Promise.all(names.map((name) => readFile(join(archive(slug), name), "utf8")));
      return texts.map((text) => publishedSchema.parse(JSON.parse(text)));
    },
    savePublished: async (slug, published) => {
      await madeFolder(archive(slug));
      await writeWhole(publishedFile(slug, published), written(published));
    },
    removePublished: (slug, published) => rm(publishedFile(slug, published), { force: true }),
    unsaved: async (slug, person) => {
      const text = await readFile(unsavedFile(slug, person), "utf8").catch(orNull);
      return text === null ? null : unsavedSchema.parse(JSON.parse(text));
    },
    saveUnsaved: async (slug, person, unsaved) => {
      await madeFolder(join(folder, "unsaved", slug));
      await writeWhole(unsavedFile(slug, person), written(unsaved));
    },
  };
}
