import type { FeedMapping, FieldRule } from "./feed-mapping.ts";

/** Fields no car can do without; see also `required` of a mapping. */
export const ALWAYS_REQUIRED = ["make", "model", "car_type"] as const;

/** The columns a rule reads: its own, those of its template, and the one its condition looks at. */
export function columnsOfRule(rule: FieldRule): string[] {
  const inTemplate = [...(rule.template ?? "").matchAll(/\{([^{}]+)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !name.startsWith("car."));
  return [rule.column ?? [], rule.columns ?? [], inTemplate, rule.when?.column ?? []].flat();
}

/** Every column a mapping names, with what it is read for: a field, `identity`, `skip` or `delete`. */
export function namedColumns(mapping: FeedMapping): Map<string, string[]> {
  const named = new Map<string, string[]>();
  const name = (column: string, purpose: string) => {
    const purposes = named.get(column) ?? [];
    if (!purposes.includes(purpose)) named.set(column, [...purposes, purpose]);
  };
  const { id, ignore } = mapping.identity;
  for (const column of [...(id ? columnsOfRule(id) : []), ...ignore]) name(column, "identity");
  for (const [field, rules] of Object.entries(mapping.fields)) {
    for (const column of (rules ?? []).flatMap(columnsOfRule)) name(column, field);
  }
  for (const { column } of mapping.skip) name(column, "skip");
  if (mapping.delete) name(mapping.delete.column, "delete");
  return named;
}

/** The columns without which no row becomes a car, or every car gets another id. */
export function neededColumns(mapping: FeedMapping): Set<string> {
  const rules = [...ALWAYS_REQUIRED, ...mapping.required].flatMap((field) => {
    const ways = mapping.fields[field] ?? [];
    // Another way to the same field may still give it a value.
    return ways.length === 1 ? ways : [];
  });
  const { id } = mapping.identity;
  return new Set([...rules, ...(id ? [id] : [])].flatMap((rule) => rule.column ?? []));
}
