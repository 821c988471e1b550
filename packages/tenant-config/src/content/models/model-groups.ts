import type { Model } from "./model.ts";

/**
 * The body's name in addresses: lower case, blanks become hyphens. `/models?body=dual-cab-ute`
 *
 * @example
 * bodySlug("Dual Cab Ute") // "dual-cab-ute"
 */
export function bodySlug(body: string): string {
  return body.trim().toLowerCase().replaceAll(/\s+/g, "-");
}

/**
 * The models of one body, by the slug in the address; an empty slug asks for all.
 *
 * @example
 * modelsWithBody([{ bodyStyle: "SUV" }, { bodyStyle: null }], "suv") // [{ bodyStyle: "SUV" }]
 */
export function modelsWithBody<Given extends Pick<Model, "bodyStyle">>(
  models: readonly Given[],
  slug: string,
): Given[] {
  const wanted = bodySlug(slug);
  return models.filter(
    (model) => wanted === "" || (model.bodyStyle !== null && bodySlug(model.bodyStyle) === wanted),
  );
}

/** One tab of the mega-menu with its tiles. */
export interface ModelGroup<Given> {
  /** The tab's name; models without one stand under the other name given, last. */
  label: string;
  slug: string;
  models: Given[];
}

/**
 * The tabs of the model mega-menu, by `manufacturerBody`, in the order the models come.
 * Models that name no tab are gathered in one at the end.
 */
export function groupModels<Given extends Pick<Model, "manufacturerBody">>(
  models: readonly Given[],
  otherLabel = "Other models",
): ModelGroup<Given>[] {
  const groups = new Map<string, ModelGroup<Given>>();
  const others: Given[] = [];
  for (const model of models) {
    const label = model.manufacturerBody?.trim() ?? "";
    if (label === "") {
      others.push(model);
      continue;
    }
    const slug = bodySlug(label);
    const group = groups.get(slug) ?? { label, slug, models: [] };
    group.models.push(model);
    groups.set(slug, group);
  }
  const named = [...groups.values()];
  return others.length > 0
    ? [...named, { label: otherLabel, slug: bodySlug(otherLabel), models: others }]
    : named;
}

/**
 * The body styles on offer, each once, in the order the models come.
 *
 * @example
 * bodyStyles([{ bodyStyle: "Dual Cab Ute" }])[0]?.slug // "dual-cab-ute"
 */
export function bodyStyles(models: readonly Pick<Model, "bodyStyle">[]): { label: string; slug: string }[] {
  const seen = new Map<string, string>();
  for (const { bodyStyle } of models) {
    if (bodyStyle !== null && !seen.has(bodySlug(bodyStyle))) seen.set(bodySlug(bodyStyle), bodyStyle);
  }
  return [...seen].map(([slug, label]) => ({ label, slug }));
}
