import {
  explain,
  layerTitle,
  resolveTenantFiles,
  type SettingExplanation,
  siteAdvice,
} from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import {
  type ContentProblem,
  describeProblem,
  impossibleSettings,
  parseWrittenJson,
  withLines,
} from "@forecourt/tenant-config/files";
import { isRecord } from "@forecourt/search/kernel";
import type { Dealer } from "./dealer.ts";
import { tenantSite } from "./site-parts.ts";

/** One setting that was changed: what it is now, and what each layer says of it, the strongest first. */
export interface ChangedSetting {
  readonly path: string;
  readonly description: string;
  readonly layers: readonly { readonly by: string; readonly value: string }[];
}

/** A dealer with changed settings, or why they cannot be taken. */
export interface CheckedChanges {
  /** Null where there are problems. */
  readonly content: TenantContent | null;
  readonly problems: readonly string[];
  readonly advice: readonly string[];
  readonly settings: readonly ChangedSetting[];
}

const FILE = "changes.json";

const refused = (changes: string, problems: readonly ContentProblem[]): CheckedChanges => ({
  content: null,
  problems: withLines(problems, (file) => (file === FILE ? changes : undefined)).map(describeProblem),
  advice: [],
  settings: [],
});

/** Lays settings over a dealer's own and checks them as `forecourt tenant check` does. */
export function checkChanges(dealer: Dealer, changes: string, now: Date): CheckedChanges {
  const written = changes.trim() === "" ? "{}" : changes;
  const parsed = parseWrittenJson(written);
  if (!parsed.ok)
    return refused(written, [{ file: FILE, path: "", message: parsed.problem, line: parsed.line }]);
  const resolved = resolveTenantFiles({
    slug: dealer.content.slug,
    tenant: dealer.tenant,
    presets: new Map(dealer.presets),
    override: { file: FILE, value: parsed.value },
  });
  if (!resolved.ok) return refused(written, resolved.problems);
  const impossible = impossibleSettings(resolved.tenant);
  if (impossible.length > 0) return refused(written, impossible);
  const content = { ...dealer.content, tenant: resolved.tenant };
  const found = settingsIn(parsed.value, [], (path) => explain(resolved.tenant, path));
  return {
    content,
    problems: [],
    advice: siteAdvice(content, tenantSite(content, now)).map(
      ({ path, reason, better }) => `${path}: ${reason} Better: ${better}.`,
    ),
    settings: [...new Map(found.map((setting) => [setting.path, setting])).values()].map(changedSetting),
  };
}

const changedSetting = ({ path, description, setBy, overrides }: SettingExplanation): ChangedSetting => ({
  path,
  description,
  layers: [setBy, ...overrides].map(({ value, ...layer }) => ({
    by: layerTitle(layer),
    value: JSON.stringify(value) ?? "nothing",
  })),
});

/** The settings that some JSON sets: those at its ends, or the setting that such an end is a part of. */
function settingsIn(
  value: unknown,
  path: readonly string[],
  look: (path: string) => ReturnType<typeof explain>,
): readonly SettingExplanation[] {
  if (isRecord(value) && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([name, inner]) => settingsIn(inner, [...path, name], look));
  for (let length = path.length; length > 0; length -= 1) {
    const found = look(path.slice(0, length).join("."));
    if (found.ok) return found.settings;
  }
  return [];
}
