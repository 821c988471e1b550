import { z } from "zod";
import { slug } from "../settings/sections/setting-values.ts";
import type { LayerInput } from "./layer.ts";
import { describeIssue, type SettingProblem, valueAt } from "./setting-problem.ts";

/** The file of features: each with what it is for, whom it is on for, and the settings it brings. */
const featureFileSchema = z.record(
  slug,
  z.strictObject({
    description: z.string().min(1).describe("What the feature does, for the reader of the file."),
    sites: z
      .union([z.literal("all"), z.array(slug)])
      .describe("The sites it is on for, by slug; 'all' for every site."),
    settings: z
      .record(z.string(), z.unknown())
      .describe("The settings it brings, like a tenant file's; they are stronger than the tenant's own."),
  }),
);

const parsed = new WeakMap<object, ReturnType<typeof featureFileSchema.safeParse>>();

function read(value: unknown): ReturnType<typeof featureFileSchema.safeParse> {
  if (typeof value !== "object" || value === null) return featureFileSchema.safeParse(value);
  const before = parsed.get(value);
  const result = before ?? featureFileSchema.safeParse(value);
  if (before === undefined) parsed.set(value, result);
  return result;
}

/** The layers of the features that are on for a site, in the order of the file. */
export function featureLayers(
  file: { readonly file: string; readonly value: unknown } | undefined,
  site: string,
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
    .filter(([, feature]) => feature.sites === "all" || feature.sites.includes(site))
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
