import { settingField, type SettingField } from "@forecourt/tenant-config";
import { parseWrittenJson } from "@forecourt/tenant-config/files";
import { draftStore, type SettingChange } from "./draft-store.ts";
import type { DraftParts } from "./drafted-site.ts";

/** What says who a site is, where it is served and what it loads from others: the platform's to change. */
const PLATFORM_SETTINGS = [
  "site.id",
  "site.slug",
  "site.hosts",
  "site.url",
  "site.market",
  "site.template",
  "site.preset",
  "site.dealershipGroup",
  "site.dealershipId",
  "site.dealerships",
  "dashboard",
  "integrations",
];

/** Whether only the platform's people may change a setting. */
export const isPlatformSetting = (path: string): boolean =>
  PLATFORM_SETTINGS.some((name) => path === name || path.startsWith(`${name}.`));

/** A text that a person wrote for a setting, as its value. */
export function readSettingValue(
  { kind, nullable }: SettingField,
  text: string,
): { ok: true; value: unknown } | { ok: false; problem: string } {
  if (text.trim() === "" && nullable) return { ok: true, value: null };
  if (kind === "text" || kind === "choice") return { ok: true, value: text };
  const parsed = parseWrittenJson(text);
  return parsed.ok ? parsed : { ok: false, problem: parsed.problem };
}

/** A value as the form shows it and `readSettingValue` reads it. */
export const writeSettingValue = ({ kind }: SettingField, value: unknown): string => {
  if (value === null || value === undefined) return "";
  return (kind === "text" || kind === "choice") && typeof value === "string"
    ? value
    : JSON.stringify(value, null, 2);
};

/** Puts one change of a dealer's settings into its draft, in place of an earlier one of the same setting. */
export async function addToDraft(
  parts: Pick<DraftParts, "dataDirectory" | "now">,
  { slug, by, change }: { slug: string; by: string; change: SettingChange },
): Promise<{ ok: true } | { ok: false; problem: string }> {
  if (settingField(change.path) === null)
    return { ok: false, problem: `${change.path} is no setting of its own.` };
  const store = draftStore(parts.dataDirectory);
  const before = (await store.get(slug))?.changes ?? [];
  const others = before.filter(({ path }) => path !== change.path);
  await store.save(slug, { by, at: parts.now().toISOString(), changes: [...others, change] });
  return { ok: true };
}

/** Takes a setting, or all of them, out of a dealer's draft again. False when it was not in it. */
export async function removeFromDraft(
  parts: Pick<DraftParts, "dataDirectory" | "now">,
  { slug, by, path }: { slug: string; by: string; path: string | null },
): Promise<boolean> {
  const store = draftStore(parts.dataDirectory);
  const draft = await store.get(slug);
  if (draft === null) return false;
  const others = path === null ? [] : draft.changes.filter((change) => change.path !== path);
  if (others.length === 0) await store.remove(slug);
  else await store.save(slug, { by, at: parts.now().toISOString(), changes: others });
  return others.length < draft.changes.length;
}
