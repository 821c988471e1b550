import type { PlanFilter, SearchPlan } from "../../../plan/search-plan.ts";

/** The fields of an index that several tenants share: whose car a document is, and its key among all of them. Hits never show them. */
export const TENANT_FIELD = "stock_tenant";
export const KEY_FIELD = "stock_key";

/** How the cars of one stock stand in an index. */
export interface Place {
  /** The field that identifies a document. */
  primaryKey: string;
  /** What every search and listing is narrowed by; null in an index of its own. */
  filter: PlanFilter | null;
  /** What a document has beside the car. */
  marks(id: string): Readonly<Record<string, string>>;
  /** The key of a car's document. */
  keyOf(id: string): string;
}

/**
 * An index of its own, or a place in a shared one. There each document names its tenant and has a key of tenant and id,
 * so that two dealers' feeds may use the same ids; a slug has no underscore, so no two keys are equal.
 *
 * @throws for a tenant whose slug has other signs than letters, digits and hyphens.
 */
export function placeOf(tenant: string | undefined): Place {
  if (tenant === undefined) {
    return { primaryKey: "id", filter: null, marks: () => ({}), keyOf: (id) => id };
  }
  if (!/^[a-z0-9-]+$/i.test(tenant))
    throw new TypeError(`'${tenant}' cannot stand in a shared index: only letters, digits and hyphens can.`);
  const keyOf = (id: string): string => `${tenant}_${id}`;
  return {
    primaryKey: KEY_FIELD,
    filter: { kind: "oneOf", field: TENANT_FIELD, values: [tenant] },
    marks: (id) => ({ [TENANT_FIELD]: tenant, [KEY_FIELD]: keyOf(id) }),
    keyOf,
  };
}

/** A plan whose every query, the counts with a lifted filter too, is narrowed by one more condition. */
export function narrowed({ main, counts }: SearchPlan, filter: PlanFilter): SearchPlan {
  return {
    main: { ...main, filter: [filter, ...main.filter] },
    counts: counts.map((count) => ({ ...count, filter: [filter, ...count.filter] })),
  };
}
