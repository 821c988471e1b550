import { explain, layerTitle, type ResolvedTenant } from "@forecourt/tenant-config";
import { createPatch } from "diff";
import type { DraftChange, PublishedDraft } from "#server/drafts/draft-store.ts";
import { isSetting, SETTINGS } from "#server/drafts/drafted-site.ts";

/** What one change of a draft does to its setting. */
interface DraftEffect {
  path: string;
  now: string;
  /** The value that counts then, or why the change does nothing; what is wanted, where the draft is wrong. */
  drafted: string;
}

const valueOf = (tenant: ResolvedTenant, path: string) => {
  const explained = explain(tenant, path);
  return explained.ok ? explained.settings.find((setting) => setting.path === path) : undefined;
};

/** What each setting of a draft does; `drafted` is null while the draft is wrong. */
export function effectsOf(
  now: ResolvedTenant,
  changes: readonly DraftChange[],
  drafted: ResolvedTenant | null,
): DraftEffect[] {
  return changes.filter(isSetting).map((change) => {
    const { path } = change;
    const before = JSON.stringify(valueOf(now, path)?.value);
    if (drafted === null)
      return {
        path,
        now: before,
        drafted: "unset" in change ? "without the dealer's own" : JSON.stringify(change.value),
      };
    const after = valueOf(drafted, path);
    const value = JSON.stringify(after?.value);
    const isOverruled = after && ["feature", "override"].includes(after.setBy.kind);
    return {
      path,
      now: before,
      drafted: isOverruled ? `${value}, because ${layerTitle(after.setBy)} counts more` : value,
    };
  });
}

/** What a draft does to one file. */
interface FileEffect {
  file: string;
  does: "changes" | "adds" | "takes away";
  /** The lines that differ, as `diff -u` writes them. */
  patch: string;
}

/** What a draft does to each file that it changes as a whole, or an entry of. */
export const fileEffects = (files: PublishedDraft["files"]): FileEffect[] =>
  files
    .filter(({ file }) => file !== SETTINGS)
    .map(({ file, before, after }) => ({
      file,
      does: before === null ? "adds" : after === null ? "takes away" : "changes",
      patch: createPatch(file, before ?? "", after ?? "").replace(/^[^@]*(?=@@|$)/, ""),
    }));
