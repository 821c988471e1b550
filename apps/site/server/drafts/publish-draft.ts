import { randomUUID } from "node:crypto";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { describeProblem } from "@forecourt/tenant-config/files";
import { draftStore, type PublishedDraft, type StoredDraft } from "./draft-store.ts";
import {
  type DraftedSite,
  draftedFolder,
  type DraftParts,
  draftedSite,
  readDealerFile,
} from "./drafted-site.ts";
import { type Written, writeDealerFiles } from "./write-dealer-files.ts";

interface Prepared extends StoredDraft {
  slug: string;
  published: PublishedDraft;
}

/**
 * Writes the drafts of some sites to their dealers' folders, all of them or none: everything in them has to be right, and
 * nothing changed since they were begun. `versions` are those of the drafts the person saw.
 */
export async function publishDrafts(
  parts: DraftParts,
  slugs: readonly string[],
  by: string,
  versions: ReadonlyMap<string, number> = new Map(),
): Promise<Written> {
  const store = draftStore(parts.dataDirectory);
  const at = parts.now().toISOString();
  const together = slugs.length > 1 ? randomUUID() : null;
  const prepared: Prepared[] = [];
  const problems: string[] = [];
  const stored = await Promise.all(slugs.map(async (slug) => ({ slug, ...(await store.get(slug)) })));
  const inOneAct = await contentsOf(parts, stored);
  for (const { slug, draft, version } of stored) {
    if (draft === null) {
      problems.push(`${slug} has no draft.`);
      continue;
    }
    const known = versions.get(slug);
    if (known !== undefined && known !== version)
      problems.push(`The draft of ${slug} was changed since it was shown.`);
    const drafted = await draftedSite(parts, slug, draft.changes, inOneAct);
    problems.push(...problemsOf(slug, drafted));
    const id = `${at.replaceAll(/\D/g, "")}-${String(version).padStart(9, "0")}`;
    const published = { ...draft, id, by, at, files: drafted.files, together, takenBack: null };
    prepared.push({ slug, draft, version, published });
  }
  if (problems.length > 0) return { ok: false, problem: problems.join("\n") };
  // Of two who publish one draft at the same time, one goes on.
  for (const { slug, version, draft } of prepared)
    if (!(await store.save(slug, version, draft)))
      return { ok: false, problem: `The draft of ${slug} was changed while it was being published.` };
  // First, so that what was written can be taken back even when this process ends in between.
  for (const { slug, published } of prepared) await store.savePublished(slug, published);
  const written = await writeDealerFiles(
    parts,
    prepared.flatMap(({ slug, published }) => published.files.map((each) => ({ slug, ...each }))),
  );
  for (const { slug, version, published } of prepared)
    if (written.ok) await store.save(slug, version + 1, null);
    else await store.removePublished(slug, published);
  return written;
}

/** The sites that some drafts make, whatever hosts and ids they claim; a draft that cannot be read makes none. */
async function contentsOf(
  parts: DraftParts,
  drafts: readonly { readonly slug: string; readonly draft: StoredDraft["draft"] }[],
): Promise<TenantContent[]> {
  if (drafts.length < 2) return [];
  const folders = await Promise.all(
    drafts.map(({ slug, draft }) => draftedFolder(parts, slug, draft?.changes ?? [])),
  );
  return folders.flatMap(({ folder }) => (folder.ok ? [folder.content] : []));
}

/** Why a draft is not published. */
export const problemsOf = (slug: string, drafted: DraftedSite): string[] => [
  ...(drafted.ok ? [] : drafted.problems.map(describeProblem)),
  ...drafted.overtaken.map(
    ({ target }) => `${slug}: ${target} was changed in the dealer's folder since the draft of it began.`,
  ),
];

/** What was published last of a site and not taken back. */
export const lastPublished = (published: readonly PublishedDraft[]): PublishedDraft | undefined =>
  published.find(({ takenBack }) => takenBack === null);

/** Writes the files of before the last draft of some sites again, of all or none; not over what was changed since. */
export async function takeBackPublished(
  parts: DraftParts,
  slugs: readonly string[],
  by: string,
): Promise<Written> {
  const store = draftStore(parts.dataDirectory);
  const lasts: { slug: string; last: PublishedDraft }[] = [];
  const problems: string[] = [];
  for (const slug of slugs) {
    const last = lastPublished(await store.published(slug));
    if (!last) {
      problems.push(`Nothing of ${slug} was published that can be taken back.`);
      continue;
    }
    lasts.push({ slug, last });
    for (const { file, before, after } of last.files) {
      const now = await readDealerFile(parts, slug, file);
      // The one of before, where a process ended before it wrote.
      if (now !== after && now !== before)
        problems.push(`${file} of ${slug} was changed since ${last.at}; change it by a new draft.`);
    }
  }
  if (problems.length > 0) return { ok: false, problem: problems.join("\n") };
  const written = await writeDealerFiles(
    parts,
    lasts.flatMap(({ slug, last }) =>
      last.files.map(({ file, before, after }) => ({ slug, file, before: after, after: before })),
    ),
  );
  const takenBack = { by, at: parts.now().toISOString() };
  if (written.ok) for (const { slug, last } of lasts) await store.savePublished(slug, { ...last, takenBack });
  return written;
}
