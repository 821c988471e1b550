import { describeIssue, foldText, valueAt } from "@forecourt/search/kernel";
import { z } from "zod";
import { slug } from "../settings/sections/setting-values.ts";
import { withoutSchemaLine } from "../wire/parse-json.ts";
import type { LayerInput } from "./layer.ts";
import type { SettingProblem } from "./setting-problem.ts";

/** The file of features: each with what it is for, whom it is on for, and the settings it brings. */
export const featureFileSchema = z.record(
  slug,
  z.strictObject({
    description: z.string().min(1).describe("What the feature does, for the reader of the file."),
    sites: z
      .union([z.literal("all"), z.array(z.string().min(1))])
      .describe(
        "The sites it is on for: 'all', or by the site's slug, the id or slug of one of its dealerships, or its manufacturer.",
      ),
    settings: z
      .record(z.string(), z.unknown())
      .describe("The settings it brings, like a tenant file's; they are stronger than the tenant's own."),
  }),
);

const parsed = new WeakMap<object, ReturnType<typeof featureFileSchema.safeParse>>();

function read(value: unknown): ReturnType<typeof featureFileSchema.safeParse> {
  if (typeof value !== "object" || value === null) return featureFileSchema.safeParse(value);
  const before = parsed.get(value);
  const result = before ?? featureFileSchema.safeParse(withoutSchemaLine(value));
  if (before === undefined) parsed.set(value, result);
  return result;
}

/** What a feature may name a site by. */
export interface FeatureSite {
  readonly slug: string;
  /** Ids and slugs of its dealerships. */
  readonly dealerships: readonly string[];
  /** Slug and name of its manufacturer, if it has one. */
  readonly manufacturer: readonly string[];
}

const known = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === "string");

/**
 * What a feature may name a site by, read from settings that need not be checked yet.
 *
 * @example
 * featureSite("acme", ([section, name]) => (name === "dealershipId" ? "412" : null)).dealerships // ["412"]
 */
export function featureSite(slug: string, setTo: (path: string[]) => unknown): FeatureSite {
  const dealerships = setTo(["site", "dealerships"]);
  return {
    slug,
    dealerships: known([
      setTo(["site", "dealershipId"]),
      ...(Array.isArray(dealerships) ? dealerships : []).flatMap((each) => [
        valueAt(each, ["id"]),
        valueAt(each, ["slug"]),
      ]),
    ]),
    manufacturer: known([setTo(["site", "manufacturer", "slug"]), setTo(["site", "manufacturer", "name"])]),
  };
}

/** Whether a feature that is on for `named` sites is on for this one. Manufacturers compare without case and accents. */
const isNamed = (named: readonly string[], { slug: own, dealerships, manufacturer }: FeatureSite): boolean =>
  named.some(
    (name) =>
      name === own ||
      dealerships.includes(name) ||
      manufacturer.some((each) => foldText(name) === foldText(each)),
  );

/**
 * Names in the file of features that no site goes by: most likely they are misspelt, and nothing would tell.
 *
 * @example
 * const early = { description: "On for the north", sites: ["nrth"], settings: {} };
 * unmatchedFeatures({ file: "features.json", value: { early } }, [])[0]?.name // "nrth"
 */
export function unmatchedFeatures(
  file: { readonly file: string; readonly value: unknown } | undefined,
  sites: readonly FeatureSite[],
): { feature: string; name: string }[] {
  const features = file && read(file.value);
  if (!features?.success) return [];
  return Object.entries(features.data).flatMap(([feature, { sites: named }]) =>
    (named === "all" ? [] : named).flatMap((name) =>
      sites.some((site) => isNamed([name], site)) ? [] : [{ feature, name }],
    ),
  );
}

/** The layers of the features that are on for a site, in the order of the file. */
export function featureLayers(
  file: { readonly file: string; readonly value: unknown } | undefined,
  site: FeatureSite,
): { layers: LayerInput[]; problems: SettingProblem[] } {
  if (file === undefined) return { layers: [], problems: [] };
  const features = read(file.value);
  if (!features.success) {
    const problems = features.error.issues.map((issue) => ({
      file: file.file,
      path: issue.path.join("."),
      message: describeIssue(issue, valueAt(file.value, issue.path)),
    }));
    return { layers: [], problems };
  }
  const layers = Object.entries(features.data)
    .filter(([, feature]) => feature.sites === "all" || isNamed(feature.sites, site))
    .map(
      ([name, feature]): LayerInput => ({
        kind: "feature",
        name,
        file: `${file.file}#${name}`,
        value: feature.settings,
      }),
    );
  return { layers, problems: [] };
}
