import { type DraftChange, draftStore } from "#server/drafts/draft-store.ts";
import { draftedSite, type DraftParts } from "#server/drafts/drafted-site.ts";
import { lastPublished, problemsOf } from "#server/drafts/publish-draft.ts";

/** A site's draft as the list of all drafts shows it. */
interface OpenDraft {
  slug: string;
  version: number;
  by: string;
  changes: readonly DraftChange[];
  /** Why it cannot be published. */
  problems: readonly string[];
}

/** The drafts of some sites; those without one are left out. */
export async function openDrafts(parts: DraftParts, slugs: readonly string[]): Promise<OpenDraft[]> {
  const store = draftStore(parts.dataDirectory);
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const { draft, version } = await store.get(slug);
      if (draft === null) return [];
      const problems = problemsOf(slug, await draftedSite(parts, slug, draft.changes));
      return [{ slug, version, by: draft.by, changes: draft.changes, problems }];
    }),
  );
  return found.flat();
}

/** What was published to several sites in one act. */
interface PublishedTogether {
  id: string;
  at: string;
  by: string;
  slugs: readonly string[];
  changes: readonly DraftChange[];
}

/** What can be taken back of several sites in one act, among those a person sees; newest first. */
export async function publishedTogether(
  { dataDirectory }: Pick<DraftParts, "dataDirectory">,
  slugs: readonly string[],
): Promise<PublishedTogether[]> {
  const store = draftStore(dataDirectory);
  const acts = new Map<string, PublishedTogether & { slugs: string[]; changes: DraftChange[] }>();
  for (const slug of slugs) {
    const last = lastPublished(await store.published(slug));
    if (!last || last.together === null) continue;
    const { together: id, at, by } = last;
    const act = acts.get(id) ?? { id, at, by, slugs: [], changes: [] };
    act.slugs.push(slug);
    act.changes.push(...last.changes);
    acts.set(id, act);
  }
  return [...acts.values()].toSorted((left, right) => right.at.localeCompare(left.at));
}
