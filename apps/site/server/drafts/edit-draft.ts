import { settingField } from "@forecourt/tenant-config";
import { type Draft, type DraftChange, draftStore } from "./draft-store.ts";
import {
  changeOf,
  type DraftTarget,
  othersThan,
  seenOf,
  type TargetState,
  targetName,
  targetState,
} from "./draft-target.ts";
import { type DraftParts, isDraftableFile, readDealerFile } from "./drafted-site.ts";
import { entryKey, putEntry, withoutEntry } from "./list-entries.ts";

/** What a person wants a draft to change. */
export type DraftEdit =
  | { path: string; value: unknown }
  | { path: string; unset: true }
  /** A whole file; null takes it away. */
  | { file: string; text: string | null }
  /** One entry of a list file, in place of the one with its key. */
  | { file: string; entry: unknown }
  | { file: string; without: string };

/** Whether a draft was changed; `lost` where that would have undone what another person changed. */
export type Edited = { ok: true } | Refused;

interface Refused {
  ok: false;
  problem: string;
  lost: boolean;
}

const refused = (problem: string): Refused => ({ ok: false, problem, lost: false });

/** What an edit changes; null for an entry without a key. */
export function targetOfEdit(edit: DraftEdit): DraftTarget | null {
  if ("path" in edit) return { path: edit.path };
  if ("text" in edit) return { file: edit.file };
  const key = "without" in edit ? edit.without : entryKey(edit.entry);
  return key === null ? null : { file: edit.file, key };
}

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
    const made = await changeFor(parts, { slug, edit, draft, seen });
    if (!made.ok) return made;
    const { changes } = made;
    const next = changes.length === 0 ? null : { by, at: parts.now().toISOString(), changes };
    if (await store.save(slug, version, next)) return { ok: true };
  }
  return changedSince(slug);
}

/** What an edit makes of a draft's changes. */
async function changeFor(
  parts: Pick<DraftParts, "env">,
  {
    slug,
    edit,
    draft,
    seen,
  }: { slug: string; edit: DraftEdit; draft: Draft | null; seen: string | undefined },
): Promise<{ ok: true; changes: DraftChange[] } | Refused> {
  const target = targetOfEdit(edit);
  if (target === null) return refused("An entry needs an id, and a special day its date.");
  if ("path" in edit && settingField(edit.path) === null)
    return refused(`${edit.path} is no setting of its own.`);
  if ("file" in edit && !isDraftableFile(edit.file))
    return refused(`${edit.file} is no file of a dealer's folder that a draft changes.`);
  const state = await targetState(parts, slug, target, draft);
  if (seen !== undefined && seen !== seenOf(state)) return overtaken(slug, target, state);
  const change = await changed(parts, slug, edit, draft);
  if (change === null)
    return refused(`${targetName(target)} of ${slug} is not there, or in no list that can be read.`);
  const others = othersThan(target, draft?.changes ?? []);
  // A file that is as it was again is no change.
  return {
    ok: true,
    changes: "text" in change && change.text === change.before ? others : [...others, change],
  };
}

const MOST_SHOWN = 500;

const overtaken = (slug: string, target: DraftTarget, { live, drafted }: TargetState): Refused => {
  const now = (drafted === undefined ? live : drafted) ?? "not there";
  const shown = now.length > MOST_SHOWN ? `${now.slice(0, MOST_SHOWN)}…` : now;
  const problem = `${targetName(target)} of ${slug} was changed since it was shown; it is now ${shown}`;
  return { ok: false, lost: true, problem };
};

async function changed(
  parts: Pick<DraftParts, "env">,
  slug: string,
  edit: DraftEdit,
  draft: Draft | null,
): Promise<DraftChange | null> {
  if ("path" in edit) {
    const { live } = await targetState(parts, slug, { path: edit.path }, null);
    return { ...edit, before: live };
  }
  const { file } = edit;
  const live = await readDealerFile(parts, slug, file);
  if ("text" in edit) return { file, text: edit.text, before: live };
  const earlier = changeOf(draft, { file });
  const own = earlier !== undefined && "text" in earlier ? earlier : { text: live, before: live };
  const text =
    "entry" in edit ? putEntry(file, own.text, edit.entry) : withoutEntry(file, own.text, edit.without);
  // The rest of the file is still the one the draft began from.
  return text === null ? null : { file, text, before: own.before };
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
  const target = targetOfEdit(edit);
  const store = draftStore(parts.dataDirectory);
  for (const slug of target === null ? [] : slugs) {
    const { draft } = await store.get(slug);
    const checked = await changeFor(parts, { slug, edit, draft, seen: seen.get(slug) });
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
