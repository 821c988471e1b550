import { settingField } from "@forecourt/tenant-config";
import type { Draft, DraftChange } from "./draft-store.ts";
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

/** Why a draft is as it was. */
export interface Refused {
  ok: false;
  problem: string;
  lost: boolean;
}

/** A refusal of what cannot be, whoever asks. */
export const refused = (problem: string): Refused => ({ ok: false, problem, lost: false });

/** What an edit changes; null for an entry without a key. */
export function targetOfEdit(edit: DraftEdit): DraftTarget | null {
  if ("path" in edit) return { path: edit.path };
  if ("text" in edit) return { file: edit.file };
  const key = "without" in edit ? edit.without : entryKey(edit.entry);
  return key === null ? null : { file: edit.file, key };
}

/** What an edit makes of a draft's changes. */
export async function changesWith(
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
