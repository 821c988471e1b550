import { draftStore } from "./draft-store.ts";
import { type DraftTarget, othersThan } from "./draft-target.ts";
import { changesWith, type DraftEdit, type Edited, type Refused, refused } from "./draft-edit.ts";
import type { DraftParts } from "./drafted-site.ts";

/** More than the people of a site press in the time one save takes. */
const ATTEMPTS = 20;

/**
 * Puts one change into a site's draft, in place of an earlier one of the same target. `seen` is what the person saw of it
 * (`seenOf`); when it is something else by now, nothing is saved. Left out, the change is made over whatever is there.
 */
export async function addToDraft(
  parts: Pick<DraftParts, "dataDirectory" | "now" | "env">,
  { slug, by, edit, seen }: { slug: string; by: string; edit: DraftEdit; seen?: string | undefined },
): Promise<Edited> {
  const store = draftStore(parts.dataDirectory);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { version, draft } = await store.get(slug);
    const made = await changesWith(parts, { slug, edit, draft, seen });
    if (!made.ok) return made;
    const { changes } = made;
    const next = changes.length === 0 ? null : { by, at: parts.now().toISOString(), changes };
    if (await store.save(slug, version, next)) return { ok: true };
  }
  return changedSince(slug);
}

/**
 * The same change in the drafts of several sites, in all or in none: `seen` is what the person saw of it at each. Where two
 * people change one site at the same instant, the sites before it have the change and the problem names that one.
 */
export async function addToDrafts(
  parts: Pick<DraftParts, "dataDirectory" | "now" | "env">,
  {
    slugs,
    by,
    edit,
    seen,
  }: {
    slugs: readonly string[];
    by: string;
    edit: DraftEdit;
    seen: ReadonlyMap<string, string>;
  },
): Promise<Edited> {
  const store = draftStore(parts.dataDirectory);
  for (const slug of slugs) {
    const { draft } = await store.get(slug);
    const checked = await changesWith(parts, { slug, edit, draft, seen: seen.get(slug) });
    if (!checked.ok) return checked;
  }
  for (const slug of slugs) {
    const added = await addToDraft(parts, { slug, by, edit, seen: seen.get(slug) });
    if (!added.ok) return added;
  }
  return { ok: true };
}

/**
 * Takes a setting or a file, or all of it, out of a site's draft again. `version` is that of the draft the person saw.
 * What was not in it is refused.
 */
export async function removeFromDraft(
  parts: Pick<DraftParts, "dataDirectory" | "now">,
  {
    slug,
    by,
    target,
    version,
  }: {
    slug: string;
    by: string;
    target: DraftTarget | null;
    version?: number | undefined;
  },
): Promise<Edited> {
  const store = draftStore(parts.dataDirectory);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const stored = await store.get(slug);
    const { draft } = stored;
    if (draft === null) return refused(`${slug} has no draft.`);
    if (version !== undefined && version !== stored.version) return changedSince(slug);
    const others = target === null ? [] : othersThan(target, draft.changes);
    if (others.length === draft.changes.length) return refused(`${slug} has no such draft.`);
    const rest = others.length === 0 ? null : { by, at: parts.now().toISOString(), changes: others };
    if (await store.save(slug, stored.version, rest)) return { ok: true };
  }
  return changedSince(slug);
}

const changedSince = (slug: string): Refused => ({
  ok: false,
  lost: true,
  problem: `The draft of ${slug} was changed since it was shown.`,
});
