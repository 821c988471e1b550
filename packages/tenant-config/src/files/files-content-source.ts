import type { ContentProblem } from "../content/content-problem.ts";
import type { ContentSource, TenantContent } from "../content/content-source.ts";
import type { Markets } from "../markets/market.ts";
import type { SettingsFile } from "../tenant/resolve-tenant-files.ts";
import {
  type ParsedFolder,
  parsePresets,
  type ParsedPresets,
  parseTenantFolder,
} from "./parse-tenant-folder.ts";
import {
  type FolderListing,
  FolderProblem,
  listFolder,
  listSlugs,
  PRESETS_FOLDER,
  readListed,
  SLUG,
} from "./tenant-folder.ts";

/** What the files source needs from the process it lives in. */
export interface FilesContentOptions {
  /** The folder of tenant folders, with `presets` beside them. */
  directory: string;
  /** False where locations come from the dashboard, and folders hold settings and written words alone. */
  requireLocations?: boolean;
  /** The environment's own layer over every tenant's settings; development only. */
  override?: SettingsFile | undefined;
  /** The markets there are; left out, the product's. */
  markets?: Markets | undefined;
  /**
   * Look for changes on every request, as development wants. Otherwise a tenant is read once and
   * kept until `reload`.
   */
  hot?: boolean;
  now: () => Date;
  sleep?: (milliseconds: number) => Promise<void>;
  /** Called once for each broken state of a folder; the last good content is served meanwhile. */
  onProblems?: (slug: string, problems: readonly ContentProblem[]) => void;
}

/** A content source over tenant folders. */
export interface FilesContentSource extends ContentSource {
  /**
   * Reads the folder afresh, serving nothing: its content, or all that is wrong with it. `changed` texts, by the names of
   * their files, are read in place of the folder's own: what it would be with them. Null is a file that is taken away.
   */
  inspect(slug: string, changed?: ReadonlyMap<string, string | null>): Promise<ParsedFolder>;
  /** The folder's files as they are, by name ("posts/summer.md"), right or wrong; null where there is no such folder. */
  texts(slug: string): Promise<ReadonlyMap<string, string> | null>;
  /**
   * Looks again at a tenant, or at all, on the next request; good content stays until then. A folder in which nothing
   * changed is not read again, so that thousands of tenants can be looked at for the sake of one.
   */
  reload(slug?: string): void;
}

/** A folder whose newest file is younger than this may still be in the middle of being written. */
const SETTLE_MS = 40;
const ATTEMPTS = 50;

interface Held {
  /** Of the folder state last checked, good or not; null asks to look again. */
  fingerprint: string | null;
  content: TenantContent | null;
  /** Kept until the folder was looked at again. */
  stale?: boolean;
}

/** The texts of a folder with some of them changed, added or taken away. */
const withChanges = (
  files: ReadonlyMap<string, string>,
  changed: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string> =>
  changed.size === 0
    ? files
    : new Map(
        [...new Map([...files, ...changed])].flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
      );

const realSleep = (milliseconds: number) => new Promise<void>((wake) => setTimeout(wake, milliseconds));

const vanished = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Serves sites from folders, each validated whole before any of it is shown. A change is taken
 * over only when the folder has come to rest and everything in it is right; until then, and for as long
 * as it is wrong, the last good content stays.
 *
 * @example
 * const source = filesContentSource({ directory: "tenants", hot: true, now: () => new Date() });
 * const site = await source.tenant("acme"); // false when there is no such folder
 */
export function filesContentSource(options: FilesContentOptions): FilesContentSource {
  const {
    directory,
    override,
    markets,
    requireLocations = true,
    hot = false,
    now,
    sleep = realSleep,
    onProblems,
  } = options;
  const held = new Map<string, Held>();
  const looking = new Map<string, Promise<TenantContent | false>>();

  /** Parsed once for all tenants: ten thousand of them share a handful of presets. */
  let presets: { fingerprint: string; parsed: ParsedPresets } = {
    fingerprint: "",
    parsed: parsePresets(new Map()),
  };

  async function presetsOf(listing: FolderListing | null): Promise<ParsedPresets> {
    const fingerprint = listing?.fingerprint ?? "";
    if (listing && fingerprint !== presets.fingerprint) {
      presets = { fingerprint, parsed: parsePresets(await readListed(listing)) };
    }
    return listing ? presets.parsed : parsePresets(new Map());
  }

  const readTexts = async (listing: { folder: FolderListing; presets: FolderListing | null }) => ({
    files: await readListed(listing.folder),
    presets: await presetsOf(listing.presets),
  });

  const list = async (slug: string) => {
    const folder = await listFolder(directory, slug);
    const presets = await listFolder(directory, PRESETS_FOLDER);
    return (
      folder && { folder, presets, fingerprint: `${folder.fingerprint}\n\n${presets?.fingerprint ?? ""}` }
    );
  };

  /** The texts of one moment: nothing changed between the first look and the last. */
  async function readAtRest(slug: string) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await list(slug).catch((error: unknown) => {
        if (vanished(error)) return "moved" as const;
        throw error;
      });
      if (before === "moved") continue;
      if (before === null) return null;
      const age = now().getTime() - Math.max(before.folder.changedAt, before.presets?.changedAt ?? 0);
      // File times are finer than the clock, so "just now" may lie a little ahead of it.
      if (Math.abs(age) < SETTLE_MS) {
        await sleep(SETTLE_MS - age);
        continue;
      }
      const texts = await readTexts(before).catch((error: unknown) => {
        if (vanished(error)) return null;
        throw error;
      });
      const after = texts && (await list(slug).catch(() => null));
      if (texts && after?.fingerprint === before.fingerprint)
        return { ...texts, fingerprint: before.fingerprint };
    }
    throw new FolderProblem("", "changes faster than it can be read");
  }

  async function inspectAtRest(
    slug: string,
    changed: ReadonlyMap<string, string | null> = new Map(),
  ): Promise<{ parsed: ParsedFolder; fingerprint: string | null } | null> {
    try {
      const texts = SLUG.test(slug) && slug !== PRESETS_FOLDER ? await readAtRest(slug) : null;
      if (texts === null) return null;
      return {
        parsed: parseTenantFolder({
          slug,
          files: withChanges(texts.files, changed),
          presets: texts.presets,
          others: await listSlugs(directory),
          requireLocations,
          override,
          markets,
        }),
        fingerprint: texts.fingerprint,
      };
    } catch (error) {
      const file = error instanceof FolderProblem ? `${slug}/${error.file}` : slug;
      const message = error instanceof Error ? error.message : String(error);
      return { parsed: { ok: false, problems: [{ file, path: "", message }] }, fingerprint: null };
    }
  }

  async function look(slug: string): Promise<TenantContent | false> {
    const known = held.get(slug);
    if (known?.fingerprint != null) {
      if (!hot && known.content && !known.stale) return known.content;
      const current = await list(slug).catch(() => null);
      if (current?.fingerprint === known.fingerprint) {
        held.set(slug, { ...known, stale: false });
        return known.content ?? false;
      }
    }
    const found = await inspectAtRest(slug);
    if (found === null) {
      held.delete(slug);
      return false;
    }
    const { parsed, fingerprint } = found;
    const content = parsed.ok ? parsed.content : (known?.content ?? null);
    held.set(slug, { fingerprint, content });
    if (!parsed.ok) onProblems?.(slug, parsed.problems);
    return content ?? false;
  }

  return {
    slugs: () => listSlugs(directory),
    tenant(slug) {
      const running = looking.get(slug);
      if (running) return running;
      const started = look(slug).finally(() => looking.delete(slug));
      looking.set(slug, started);
      return started;
    },
    async inspect(slug, changed) {
      const found = await inspectAtRest(slug, changed);
      return (
        found?.parsed ?? {
          ok: false,
          problems: [{ file: slug, path: "", message: "there is no such tenant folder" }],
        }
      );
    },
    async texts(slug) {
      const texts = SLUG.test(slug) && slug !== PRESETS_FOLDER ? await readAtRest(slug) : null;
      return texts && texts.files;
    },
    reload(slug) {
      for (const [name, entry] of held) {
        if (slug === undefined || name === slug) held.set(name, { ...entry, stale: true });
      }
    },
  };
}
