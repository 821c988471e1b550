import { type Contradiction, withoutContradictions } from "./contradictions.ts";
import type { Car } from "../../car/model/car.ts";
import { slugify } from "../../kernel/slugify.ts";
import { parseCar } from "../../car/wire/parse-car.ts";
import type { ColumnValue, MappedRow } from "./map-row.ts";
import type { StandardColumnName } from "../cells/standard-columns.ts";

/** Columns that have their own place in the stored document. */
const PLACED: ReadonlySet<StandardColumnName> = new Set([
  "slug",
  "features",
  "filtered_features",
  "primary_image_url",
  "created_at",
  "location_slug",
  "location_phone",
  "distribution_locations",
  "payment_processors",
]);

/**
 * Makes a car of a mapped row. The row passes the same parser as any stored document, so nothing gets into
 * an index that a page could not read back, and what contradicts the vehicle is left out with a note. `now` is the
 * moment of the import. A name that is not mapped is put together: '2019 Mazda CX-5 Akera'.
 */
export function carFromRow(
  id: string,
  { values }: Pick<MappedRow, "values">,
  now: number,
): { ok: true; car: Car; notes: readonly Contradiction[] } | { ok: false; column: string; reason: string } {
  const parsed = parseCar(documentOf(id, values));
  if (parsed.ok) return { ok: true, ...withoutContradictions(parsed.car, new Date(now).getUTCFullYear()) };
  return { ok: false, column: parsed.problem.field, reason: parsed.problem.reason };
}

function documentOf(
  id: string,
  values: ReadonlyMap<StandardColumnName, ColumnValue>,
): Record<string, unknown> {
  const document: Record<string, unknown> = { show_on_dealer_website: true, name: nameOf(values) };
  for (const [column, value] of values) if (!PLACED.has(column)) document[column] = value;
  document["id"] = id;
  const processors = values.get("payment_processors");
  if (Array.isArray(processors)) {
    document["payment_processors"] = processors.map((name) => ({ authorization_type: name }));
    document["has_checkout_payment_processor"] ??= processors.length > 0;
  }
  const slug = values.get("slug");
  if (typeof slug === "string") document["slug"] = slugify(slug, 120);
  document["filtered_features"] = values.get("filtered_features") ?? values.get("features");
  document["created_at_timestamp"] = values.get("created_at_timestamp") ?? values.get("created_at");
  const primary = values.get("primary_image_url");
  document["primary_image_url"] = Array.isArray(primary) ? primary[0] : undefined;
  document["location"] = {
    name: values.get("location_name"),
    slug: values.get("location_slug"),
    phone: values.get("location_phone"),
    distribution_locations: values.get("distribution_locations"),
  };
  return document;
}

function nameOf(values: ReadonlyMap<StandardColumnName, ColumnValue>): string {
  const parts = [values.get("year"), values.get("make"), values.get("model"), values.get("badge")];
  return parts.filter((part) => part !== undefined).join(" ");
}
