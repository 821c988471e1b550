import { LRUCache } from "lru-cache";
import type { ContentProblem } from "../content/content-problem.ts";
import type { ContentSource, TenantContent } from "../content/content-source.ts";
import type { HostedSite } from "../hosts/host-table.ts";
import type { Markets } from "../markets/market.ts";
import type { SettingsFile } from "../tenant/resolve-tenant-files.ts";
import { inTurn } from "./in-turn.ts";
import {
  type ParsedFolder,
  parsePresets,
  type ParsedPresets,
  parseTenantFolder,
} from "./parse-tenant-folder.ts";
import { servedSites } from "./served-sites.ts";
import {
  type FolderListing,
  FolderProblem,
  hasVanished,
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
  /**
   * What the content that is kept may take in memory, in bytes; the least used goes first and is read again when it is
   * requested. Of a site whose folder was found broken the last good content stays whatever it takes. Left out, all is kept.
   */
  maxBytes?: number;
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
  /**
   * Where each site is served, of its settings alone: thousands of sites are found without reading their content. The same
   * list while nothing changed. A site whose settings cannot be read stays as it was, and is left out when it was never read.
   */
  sites(): Promise<readonly HostedSite[]>;
  /** What the content that is kept takes, in bytes, near enough for a bound. */
  readonly keptBytes: number;
}

/** A folder whose newest file is younger than this may still be in the middle of being written. */
const SETTLE_MS = 40;
const ATTEMPTS = 50;
/** Folders that are read at once: each has a few dozen files, and a process a thousand descriptors. */
const READ_AT_ONCE = 8;
/** What parsed content takes for each byte of its texts, and what settings take whatever they say. */
const MEMORY_FOR_A_BYTE = 1.2;
const MEMORY_FOR_SETTINGS = 14_000;

interface Held {
  /** Of the folder state last checked, good or not; null asks to look again. */
  fingerprint: string | null;
  content: TenantContent | null;
  bytes: number;
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

const bytesOf = ({ files }: FolderListing): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

const realSleep = (milliseconds: number) => new Promise<void>((wake) => setTimeout(wake, milliseconds));

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
    maxBytes = Number.MAX_SAFE_INTEGER,
    now,
    sleep = realSleep,
    onProblems,
  } = options;
  const held = new LRUCache<string, Held>({
    maxSize: maxBytes,
    // One that is larger than all may be is kept alone; read for each request it would cost more.
    sizeCalculation: ({ bytes }) => Math.min(Math.ceil(bytes), maxBytes),
  });
  /** Good content of folders that are broken now: nothing could read it again. */
  const rescued = new Map<string, Held>();
  const turn = inTurn(READ_AT_ONCE);
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

  /** The folders that had settings, so that not each of thousands is looked into each time. */
  let listed: ReadonlySet<string> | null = null;
  let isRelooked = hot;
  async function slugs(): Promise<string[]> {
    const names = await listSlugs(directory, isRelooked ? undefined : (listed ?? undefined));
    // Sites do not go because nobody can look whether they are there.
    if (names === null) return [...(listed ?? [])];
    listed = new Set(names);
    isRelooked = hot;
    return names;
  }
  /** All sites as they were listed last: whose secrets another may not name. */
  const others = async (): Promise<readonly string[]> => (hot || !listed ? slugs() : [...listed]);

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
        if (hasVanished(error)) return "moved" as const;
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
        if (hasVanished(error)) return null;
        throw error;
      });
      const after = texts && (await list(slug).catch(() => null));
      if (texts && after?.fingerprint === before.fingerprint)
        return { ...texts, fingerprint: before.fingerprint, bytes: bytesOf(before.folder) };
    }
    throw new FolderProblem("", "changes faster than it can be read");
  }

  async function inspectAtRest(
    slug: string,
    changed: ReadonlyMap<string, string | null> = new Map(),
  ): Promise<{ parsed: ParsedFolder; fingerprint: string | null; bytes: number } | null> {
    try {
      const texts = SLUG.test(slug) && slug !== PRESETS_FOLDER ? await readAtRest(slug) : null;
      if (texts === null) return null;
      return {
        parsed: parseTenantFolder({
          slug,
          files: withChanges(texts.files, changed),
          presets: texts.presets,
          others: await others(),
          requireLocations,
          override,
          markets,
        }),
        fingerprint: texts.fingerprint,
        bytes: texts.bytes,
      };
    } catch (error) {
      const file = error instanceof FolderProblem ? `${slug}/${error.file}` : slug;
      const message = error instanceof Error ? error.message : String(error);
      return { parsed: { ok: false, problems: [{ file, path: "", message }] }, fingerprint: null, bytes: 0 };
    }
  }

  const entryOf = (slug: string): Held | undefined => rescued.get(slug) ?? held.get(slug);
  function keep(slug: string, entry: Held, isGood: boolean): void {
    if (!isGood && entry.content) {
      rescued.set(slug, entry);
      held.delete(slug);
      return;
    }
    rescued.delete(slug);
    held.set(slug, entry);
  }

  async function look(slug: string): Promise<TenantContent | false> {
    const known = entryOf(slug);
    if (known?.fingerprint != null) {
      const current = await list(slug).catch(() => null);
      if (current?.fingerprint === known.fingerprint) {
        known.stale = false;
        return known.content ?? false;
      }
    }
    const found = await inspectAtRest(slug);
    if (found === null) {
      held.delete(slug);
      rescued.delete(slug);
      return false;
    }
    const { parsed, fingerprint, bytes } = found;
    const content = parsed.ok ? parsed.content : (known?.content ?? null);
    keep(slug, { fingerprint, content, bytes: MEMORY_FOR_SETTINGS + MEMORY_FOR_A_BYTE * bytes }, parsed.ok);
    if (!parsed.ok) onProblems?.(slug, parsed.problems);
    return content ?? false;
  }

  const served = servedSites({
    directory,
    hot,
    override,
    presets: async () => {
      await presetsOf(await listFolder(directory, PRESETS_FOLDER).catch(() => null));
      return presets;
    },
  });

  async function tenant(slug: string): Promise<TenantContent | false> {
    const known = entryOf(slug);
    if (!hot && known?.content && known.fingerprint !== null && !known.stale) return known.content;
    const running = looking.get(slug);
    if (running) return running;
    const started = turn(() => look(slug)).finally(() => looking.delete(slug));
    looking.set(slug, started);
    return started;
  }

  return {
    slugs,
    tenant,
    sites: async () =>
      served.of(await slugs(), async (slug) => {
        // Content that is kept is checked; of what is only looked at for its host nothing else is read.
        const entry = rescued.get(slug) ?? held.peek(slug);
        const content = entry?.stale || hot ? await tenant(slug) : entry?.content;
        return content ? content.tenant.config.site : null;
      }),
    get keptBytes() {
      return [...rescued.values()].reduce((sum, { bytes }) => sum + bytes, held.calculatedSize);
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
      isRelooked = true;
      served.reload(slug);
      for (const entries of [held, rescued])
        for (const [name, entry] of entries.entries())
          if (slug === undefined || name === slug) entry.stale = true;
    },
  };
}
