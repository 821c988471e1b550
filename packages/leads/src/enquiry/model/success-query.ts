import { slugify } from "@forecourt/search/kernel";
import { fileLead, isLeadCategory } from "./category.ts";

/** A lead as the address of its confirmation page names it. */
export interface ConfirmedLead {
  /** The lead's category in its wire spelling. */
  category: string;
  /** Extra query pairs, in order. */
  pairs?: readonly (readonly [name: string, value: string])[];
}

/**
 * The query of the confirmation page. A pair named car_type decides the category: demo and used
 * name their own, anything else is a new vehicle. Careers succeed as a general enquiry.
 *
 * @example
 * successQuery({ category: "General Enquiry" }).toString() // "category=general-enquiry"
 * successQuery({ category: "Finance Enquiry", pairs: [["car_type", "Demo"]] }).toString()
 * // "category=demo-vehicle-enquiry&car_type=Demo"
 */
export function successQuery({ category, pairs = [] }: ConfirmedLead): URLSearchParams {
  const carType = pairs.find(([name]) => name === "car_type")?.[1];
  const filed = isLeadCategory(category) ? fileLead(category, null).category : category;
  const slug = carType === undefined ? slugify(filed) : carTypeSlug(carType);
  const extra = pairs
    .filter(([name]) => name !== "category")
    .map(([name, value]): [string, string] => [name, value]);
  return new URLSearchParams([["category", slug], ...extra]);
}

function carTypeSlug(carType: string): string {
  const kind = carType.trim().toLowerCase();
  return kind === "demo" || kind === "used" ? `${kind}-vehicle-enquiry` : "new-vehicle-enquiry";
}
