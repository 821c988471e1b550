import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildHostTable, describeConflict } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { ContentProblem } from "@forecourt/tenant-config/files";
import type { Wiring } from "#host/wiring/wiring.ts";
import { changeSetting } from "./change-setting.ts";
import { draftStore, type SettingChange } from "./draft-store.ts";

/** What drafts are made, shown and published with. */
export type DraftParts = Pick<Wiring, "folders" | "content" | "tenant" | "env" | "dataDirectory" | "now">;

const SETTINGS = "tenant.json";

/** A dealer's settings file. The slug must be that of a site. */
export const settingsFile = ({ env }: Pick<DraftParts, "env">, slug: string): string =>
  join(env.tenantsDirectory, slug, SETTINGS);

/** A dealer's site as its draft would make it: whole, or everything that is wrong with it. */
export type DraftedSite = { texts: { before: string; after: string } } & (
  | { ok: true; content: TenantContent }
  | { ok: false; problems: readonly ContentProblem[] }
);

/** Reads a dealer's folder with some settings changed, as `forecourt tenant check` reads it without. */
export async function draftedSite(
  parts: DraftParts,
  slug: string,
  changes: readonly SettingChange[],
): Promise<DraftedSite> {
  const before = await readFile(settingsFile(parts, slug), "utf8");
  const after = changes.reduce(changeSetting, before);
  const texts = { before, after };
  const folder = await parts.folders.inspect(slug, new Map([[SETTINGS, after]]));
  if (!folder.ok) return { ok: false, problems: folder.problems, texts };
  const problems = await conflictsOf(parts, folder.content);
  if (problems.length > 0) return { ok: false, problems, texts };
  // What does not stand in the folder, such as a dashboard's locations, is as it is now.
  const live = await parts.tenant(slug);
  const { tenant, translations, version } = folder.content;
  return { ok: true, content: live ? { ...live, tenant, translations, version } : folder.content, texts };
}

/** Hosts and ids that another site has already: neither of the two would be served. */
async function conflictsOf(
  { content, tenant, env }: DraftParts,
  drafted: TenantContent,
): Promise<ContentProblem[]> {
  const live = (await tenant(drafted.slug))?.tenant.config.site;
  const { site } = drafted.tenant.config;
  if (live && live.id === site.id && JSON.stringify(live.hosts) === JSON.stringify(site.hosts)) return [];
  const others = (await content.slugs()).filter((slug) => slug !== drafted.slug);
  const contents = await Promise.all(others.map((slug) => tenant(slug)));
  const sites = contents.flatMap((found) => (found ? [found.tenant.config.site] : []));
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
  const draft = await draftStore(parts.dataDirectory).get(slug);
  const drafted = draft && (await draftedSite(parts, slug, draft.changes));
  return drafted?.ok ? drafted.content : null;
}
