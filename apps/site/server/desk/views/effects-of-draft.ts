import { explain, layerTitle, type ResolvedTenant } from "@forecourt/tenant-config";
import type { SettingChange } from "#server/drafts/draft-store.ts";

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

/** What each change of a draft does; `drafted` is null while the draft is wrong. */
export function effectsOf(
  now: ResolvedTenant,
  changes: readonly SettingChange[],
  drafted: ResolvedTenant | null,
): DraftEffect[] {
  return changes.map((change) => {
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
