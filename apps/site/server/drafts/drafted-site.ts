import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildHostTable, describeConflict } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { type ContentProblem, contentFileKind } from "@forecourt/tenant-config/files";
import type { Wiring } from "#host/wiring/wiring.ts";
import { changeSetting } from "./change-setting.ts";
import { type DraftChange, draftStore, type PublishedDraft, type SettingChange } from "./draft-store.ts";
import { ownValue } from "./own-value.ts";

/** What drafts are made, shown and published with. */
export type DraftParts = Pick<Wiring, "folders" | "content" | "tenant" | "env" | "dataDirectory" | "now">;

/** The file that settings stand in; a draft changes it one setting at a time. */
export const SETTINGS = "tenant.json";

/** Whether a draft may change a file as a whole: every file that a site is read from, but its settings. */
export const isDraftableFile = (name: string): boolean => name !== SETTINGS && contentFileKind(name) !== null;

/** Where a file of a dealer's folder stands. The slug must be that of a site, and the name that of one of its files. */
export const dealerFile = ({ env }: Pick<DraftParts, "env">, slug: string, name: string): string =>
  join(env.tenantsDirectory, slug, ...name.split("/"));

/** The text of a file of a dealer's folder as it is now; null where there is none. */
export const readDealerFile = (
  parts: Pick<DraftParts, "env">,
  slug: string,
  name: string,
): Promise<string | null> =>
  readFile(dealerFile(parts, slug, name), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });

/** What the dealer's folder says by now where a draft was begun from something else. */
interface OvertakenChange {
  /** A setting's path or a file's name. */
  target: string;
  before: string | null;
  now: string | null;
}

/** A dealer's site as its draft would make it: whole, or everything that is wrong with it. */
export type DraftedSite = {
  files: PublishedDraft["files"];
  /** Publishing these would undo what someone changed since. */
  overtaken: readonly OvertakenChange[];
} & ({ ok: true; content: TenantContent } | { ok: false; problems: readonly ContentProblem[] });

export const isSetting = (change: DraftChange): change is SettingChange => "path" in change;

export const targetOf = (change: DraftChange): string => (isSetting(change) ? change.path : change.file);

/**
 * Reads a dealer's folder with some things changed, as `forecourt tenant check` reads it without. `beside` are the sites
 * that are to be changed with it, in one act, as they will be.
 */
export async function draftedSite(
  parts: DraftParts,
  slug: string,
  changes: readonly DraftChange[],
  beside: readonly TenantContent[] = [],
): Promise<DraftedSite> {
  const { folder, ...made } = await draftedFolder(parts, slug, changes);
  if (!folder.ok) return { ok: false, problems: folder.problems, ...made };
  const problems = await conflictsOf(parts, folder.content, beside);
  if (problems.length > 0) return { ok: false, problems, ...made };
  const live = parts.content === parts.folders ? null : await parts.tenant(slug);
  // A dashboard's locations and offers are as they are now.
  const { tenant, translations, posts, pages, version } = folder.content;
  const content = live ? { ...live, tenant, translations, posts, pages, version } : folder.content;
  return { ok: true, content, ...made };
}

/** A dealer's folder as its draft would make it, by itself: whether it fits the other sites is not looked at. */
export async function draftedFolder(parts: DraftParts, slug: string, changes: readonly DraftChange[]) {
  const made = await changedFiles(parts, slug, changes);
  const texts = new Map(made.files.map(({ file, after }) => [file, after]));
  return { folder: await parts.folders.inspect(slug, texts), ...made };
}

async function changedFiles(
  parts: DraftParts,
  slug: string,
  changes: readonly DraftChange[],
): Promise<Pick<DraftedSite, "files" | "overtaken">> {
  const files: PublishedDraft["files"] = [];
  const overtaken: OvertakenChange[] = [];
  const compare = (change: DraftChange, now: string | null): void => {
    if (change.before !== now) overtaken.push({ target: targetOf(change), before: change.before, now });
  };
  const settings = changes.filter(isSetting);
  if (settings.length > 0) {
    const before = (await readDealerFile(parts, slug, SETTINGS)) ?? "{}";
    for (const change of settings) compare(change, ownValue(before, change.path.split(".")));
    files.push({ file: SETTINGS, before, after: settings.reduce(changeSetting, before) });
  }
  for (const change of changes) {
    if (isSetting(change)) continue;
    const before = await readDealerFile(parts, slug, change.file);
    compare(change, before);
    files.push({ file: change.file, before, after: change.text });
  }
  return { files, overtaken };
}

/** Hosts and ids that another site has already: neither of the two would be served. */
async function conflictsOf(
  { folders, tenant, env }: DraftParts,
  drafted: TenantContent,
  beside: readonly TenantContent[],
): Promise<ContentProblem[]> {
  const live = (await tenant(drafted.slug))?.tenant.config.site;
  const { site } = drafted.tenant.config;
  if (live && live.id === site.id && JSON.stringify(live.hosts) === JSON.stringify(site.hosts)) return [];
  const changed = new Map(beside.map((other) => [other.slug, other]));
  const others = (await folders.sites()).filter(({ slug }) => slug !== drafted.slug);
  const sites = others.map((other) => changed.get(other.slug)?.tenant.config.site ?? other);
  const { conflicts } = buildHostTable([...sites, site], { baseHosts: env.FORECOURT_BASE_HOSTS });
  return conflicts
    .filter((conflict) =>
      "slugs" in conflict ? conflict.slugs.includes(site.slug) : conflict.slug === site.slug,
    )
    .map((conflict) => ({
      file: `${drafted.slug}/${SETTINGS}`,
      path: "site",
      message: describeConflict(conflict),
    }));
}

/** The site that a draft makes, for pages that are rendered with it; null without a draft, and for one that is wrong. */
export async function contentOfDraft(parts: DraftParts, slug: string): Promise<TenantContent | null> {
  if (!(await parts.content.slugs()).includes(slug)) return null;
  const { draft } = await draftStore(parts.dataDirectory).get(slug);
  const drafted = draft && (await draftedSite(parts, slug, draft.changes));
  return drafted?.ok ? drafted.content : null;
}
