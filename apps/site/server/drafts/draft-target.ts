import { createHash } from "node:crypto";
import { type Draft, type DraftChange, draftStore } from "./draft-store.ts";
import { type DraftParts, isSetting, readDealerFile, SETTINGS } from "./drafted-site.ts";
import { listEntries } from "./list-entries.ts";
import { ownValue } from "./own-value.ts";

/** What a form of the desk changes: a setting, a file, or one entry of a list file. */
export type DraftTarget = { path: string } | { file: string; key?: string };

/** A target as the dealer's folder has it, and as the draft makes it; undefined where the draft leaves it alone. */
export interface TargetState {
  live: string | null;
  drafted: string | null | undefined;
}

const sameTarget = (target: DraftTarget, change: DraftChange): boolean =>
  "path" in target
    ? isSetting(change) && change.path === target.path
    : !isSetting(change) && change.file === target.file;

export const changeOf = (draft: Draft | null, target: DraftTarget): DraftChange | undefined =>
  draft?.changes.find((change) => sameTarget(target, change));

export const othersThan = (target: DraftTarget, changes: readonly DraftChange[]): DraftChange[] =>
  changes.filter((change) => !sameTarget(target, change));

/** What a target is in the dealer's folder and in a draft of it. */
export async function targetState(
  parts: Pick<DraftParts, "env">,
  slug: string,
  target: DraftTarget,
  draft: Draft | null,
): Promise<TargetState> {
  const change = changeOf(draft, target);
  if ("path" in target) {
    const live = ownValue((await readDealerFile(parts, slug, SETTINGS)) ?? "{}", target.path.split("."));
    const drafted = change && ("value" in change ? JSON.stringify(change.value) : null);
    return { live, drafted };
  }
  const live = await readDealerFile(parts, slug, target.file);
  const drafted = change && !isSetting(change) ? change.text : undefined;
  const { key } = target;
  if (key === undefined) return { live, drafted };
  const entryIn = (text: string | null): string | null => {
    const value = listEntries(target.file, text)?.findLast((each) => each.key === key)?.value;
    return value === undefined ? null : JSON.stringify(value, null, 2);
  };
  const own = { live: entryIn(live), drafted: drafted === undefined ? undefined : entryIn(drafted) };
  // The draft changes another entry of the file.
  return own.drafted === own.live ? { live: own.live, drafted: undefined } : own;
}

/** A short text that differs when a target's state does: what a person saw when they began to change it. */
export const seenOf = ({ live, drafted }: TargetState): string =>
  createHash("sha256")
    .update(JSON.stringify([live, drafted === undefined, drafted ?? null]))
    .digest("hex")
    .slice(0, 16);

/** A target as a page shows it before it is changed. */
export async function shownTarget(
  parts: Pick<DraftParts, "env" | "dataDirectory">,
  slug: string,
  target: DraftTarget,
): Promise<TargetState & { seen: string; before: string | null | undefined }> {
  const { draft } = await draftStore(parts.dataDirectory).get(slug);
  const state = await targetState(parts, slug, target, draft);
  return { ...state, seen: seenOf(state), before: changeOf(draft, target)?.before };
}

/** A target in one text, for the trail and for what was not saved. */
export const targetName = (target: DraftTarget): string =>
  "path" in target ? target.path : target.key === undefined ? target.file : `${target.file} ${target.key}`;
