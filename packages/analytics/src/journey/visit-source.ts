import type { LeadJourney } from "./journey.ts";

/** Marks that an advertisement or a link leaves in an address without naming where it stood. */
const MARKS = [
  ["gclid", "google ads"],
  ["fbclid", "facebook"],
] as const;

/**
 * Where a visit came from, for counting: the campaign's source in small letters, at most 40 characters of letters, digits,
 * dots, dashes and spaces; else what an advertisement's mark says; "none" where the first page named neither.
 *
 * @example
 * visitSource({ visited_pages: [], linked_query_params: { utm_source: "Newsletter" } }) // "newsletter"
 * visitSource({ visited_pages: [], linked_query_params: { gclid: "x" } }) // "google ads"
 */
export function visitSource({ linked_query_params: params }: LeadJourney): string {
  const named = (params["utm_source"] ?? "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]+/g, " ")
    .slice(0, 40)
    .trim();
  if (named !== "") return named;
  return MARKS.find(([mark]) => Object.hasOwn(params, mark))?.[1] ?? "none";
}
