import { editDistance } from "@forecourt/search/kernel";
import { z } from "zod";
import type { ContentProblem } from "../content/content-problem.ts";
import type { TenantContent } from "../content/content-source.ts";
import { contentVersion } from "../content/content-version.ts";
import { modelWire, navigationWire, offerWire, reviewListWire } from "../content/wire/content-wire.ts";
import { parseWrittenJson } from "../wire/parse-json.ts";
import { dealerTimeZone } from "../locations/site-locations.ts";
import { specialHoursWire } from "../locations/wire/hours-wire.ts";
import type { Markets } from "../markets/market.ts";
import { MARKETS } from "../markets/markets.ts";
import { mayNameSecret, secretNames, secretPrefix } from "../site/secret-names.ts";
import { resolveTenantFiles, type SettingsFile } from "../tenant/resolve-tenant-files.ts";
import { pageHead, pageOf, postHead, postOf } from "./article-wire.ts";
import { FolderReader } from "./folder-reader.ts";
import { impossibleSettings } from "./impossible-settings.ts";
import { withLines } from "./problem-lines.ts";
import { readTranslations } from "./read-translations.ts";
import { PRESETS_FOLDER } from "./tenant-folder.ts";

/** What a tenant's folder holds, as texts by relative name, and what it shares with others. */
export interface FolderTexts {
  slug: string;
  files: ReadonlyMap<string, string>;
  presets: ParsedPresets;
  /** The slugs of all sites, whose secrets this one may not name. */
  others?: readonly string[];
  /** False where locations come from somewhere else. */
  requireLocations: boolean;
  /** A last layer for development; never in production. */
  override?: SettingsFile | undefined;
  /** The markets there are; left out, the product's. */
  markets?: Markets | undefined;
}

/** The presets, parsed once for all tenants, and what is wrong with them. */
export interface ParsedPresets {
  files: ReadonlyMap<string, SettingsFile>;
  problems: readonly ContentProblem[];
  /** By file name, for the lines of problems. */
  texts: ReadonlyMap<string, string>;
}

/** A whole tenant, or everything that is wrong with its folder. */
export type ParsedFolder = { ok: true; content: TenantContent } | { ok: false; problems: ContentProblem[] };

/** Problems that are reported of one folder. */
const MAX_PROBLEMS = 200;

const KNOWN = ["tenant", "locations", "models", "offers", "reviews", "special-hours", "navigation"];

/** The file that was probably meant; other files in the folder are other tools' business. */
function meantName(name: string): string | null {
  const stem = name.slice(0, -".json".length);
  if (KNOWN.includes(stem)) return null;
  const meant = KNOWN.find((known) => editDistance(stem, known, 2) <= 2);
  return meant === undefined ? null : `${meant}.json`;
}

/** Each id once, or a link to one would lead to the other. */
function eachOnce<Item extends { id: string }>(item: z.ZodType<Item>): z.ZodType<Item[]> {
  return z.array(item).superRefine((items, context) => {
    const seen = new Set<string>();
    for (const [at, { id }] of items.entries()) {
      if (seen.has(id))
        context.addIssue({ code: "custom", path: [at, "id"], message: `"${id}" is already another's id` });
      seen.add(id);
    }
  });
}

const MODELS = eachOnce(modelWire("strict"));
const OFFERS = eachOnce(offerWire("strict"));
const NAVIGATION = z.array(navigationWire("strict"));

/** Parses the presets' texts, by file name ("northern-group.json"). */
export function parsePresets(texts: ReadonlyMap<string, string>): ParsedPresets {
  const files = new Map<string, SettingsFile>();
  const problems: ContentProblem[] = [];
  for (const [name, text] of texts) {
    const file = `${PRESETS_FOLDER}/${name}`;
    const parsed = parseWrittenJson(text);
    if (parsed.ok) files.set(name.slice(0, -".json".length), { file, value: parsed.value });
    else problems.push({ file, path: "", message: parsed.problem, line: parsed.line });
  }
  return { files, problems, texts };
}

const failed = (slug: string, problems: readonly ContentProblem[]): ParsedFolder => {
  const more = problems.length - MAX_PROBLEMS;
  const rest = more > 0 ? [{ file: slug, path: "", message: `has ${more} more problems` }] : [];
  return { ok: false, problems: [...problems.slice(0, MAX_PROBLEMS), ...rest] };
};

/** Reads a tenant's folder whole: its content, or every problem in it. Pure; the texts are already here. */
export function parseTenantFolder(texts: FolderTexts): ParsedFolder {
  const read = readFolder(texts);
  if (read.ok) return read;
  const own = `${texts.slug}/`;
  const shared = `${PRESETS_FOLDER}/`;
  const textOf = (file: string) =>
    file.startsWith(own)
      ? texts.files.get(file.slice(own.length))
      : file.startsWith(shared)
        ? texts.presets.texts.get(file.slice(shared.length))
        : undefined;
  return { ok: false, problems: withLines(read.problems, textOf) };
}

function readFolder(texts: FolderTexts): ParsedFolder {
  const reader = new FolderReader(texts.slug, texts.files);
  for (const name of texts.files.keys()) {
    const meant = name.endsWith(".json") ? meantName(name) : null;
    if (meant !== null) reader.problem(name, `is not read; did you mean "${meant}"?`);
  }
  reader.problems.push(...texts.presets.problems);
  const value = reader.json("tenant.json");
  if (!texts.files.has("tenant.json")) reader.problem("tenant.json", "is missing; every tenant has one");
  if (value === undefined) return failed(texts.slug, reader.problems);
  const settings = resolveTenantFiles({
    slug: texts.slug,
    tenant: { file: reader.fileName("tenant.json"), value },
    presets: texts.presets.files,
    override: texts.override,
    markets: texts.markets,
  });
  if (!settings.ok) reader.problems.push(...settings.problems);
  for (const name of settings.ok ? secretNames(settings.tenant.config) : [])
    if (!mayNameSecret(name, texts.slug, texts.others ?? []))
      reader.problem(
        "tenant.json",
        `names the secret ${name}, which is not this site's: its own begin with ${secretPrefix(texts.slug)}`,
      );
  if (texts.requireLocations && !texts.files.has("locations.json")) {
    reader.problem("locations.json", "is missing; a dealer has at least one place to drive to");
  }

  // With broken settings the rest is still read, in any market, to report its problems in the same visit.
  const { timeZones } = settings.ok ? settings.tenant.config.rules : MARKETS.AU.rules;
  const market = settings.ok ? settings.tenant.config.site.market : "";
  const phone = settings.ok ? settings.tenant.config.rules.phone : null;
  if (settings.ok) reader.problems.push(...impossibleSettings(settings.tenant));
  const specialHours = reader.list("special-hours.json", specialHoursWire("strict"));
  const fallbackTimeZone = settings.ok ? null : "UTC";
  const context = { market, timeZones, phone, specialHours, fallbackTimeZone };
  const locations = reader.locations(context);
  const timeZone = dealerTimeZone(locations);
  const content = {
    slug: texts.slug,
    ...locations,
    models: reader.list("models.json", MODELS),
    offers: reader.list("offers.json", OFFERS),
    reviews: reader.read("reviews.json", reviewListWire("strict"), { reviews: [], count: 0, average: null }),
    navigation: reader.list("navigation.json", NAVIGATION),
    pages: reader.articles("pages", pageHead, pageOf),
    posts: reader
      .articles("posts", postHead, (slug, head, body) => postOf(slug, head, body, timeZone))
      .toSorted((left, right) => right.publishedAt - left.publishedAt),
  };
  const translations = readTranslations(reader, {
    names: [...texts.files.keys()],
    config: settings.ok ? settings.tenant.config : null,
    // Where locations come from somewhere else, so do offers and models.
    content: texts.requireLocations ? content : { ...content, offers: null, models: null },
  });
  if (!settings.ok || reader.problems.length > 0) return failed(texts.slug, reader.problems);
  const version = contentVersion({ config: settings.tenant.config, ...content, translations });
  return { ok: true, content: { ...content, tenant: settings.tenant, translations, version } };
}
