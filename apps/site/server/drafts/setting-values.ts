import type { SettingField } from "@forecourt/tenant-config";
import { parseWrittenJson } from "@forecourt/tenant-config/files";

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
