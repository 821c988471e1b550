import type { TenantConfig } from "@forecourt/tenant-config";
import type { KeyFactsProps } from "@forecourt/ui/key-facts";

/** What one arrangement of a car's page does otherwise than the standard one. */
export interface CarArrangement {
  /** Where the name stands: over the price in the panel, or across the page. */
  readonly name: "panel" | "page";
  /** How the key facts stand. */
  readonly facts: NonNullable<KeyFactsProps["as"]>;
  /** What stands in a place of its own beside or above the pictures: the style sheet knows where. */
  readonly lead: "facts" | "dates" | "promise" | "grades" | null;
  /** Pictures of the inside come first. */
  readonly insideFirst: boolean;
  /** The vehicle is let, not sold: its odometer, condition and the seller's comments are no facts of the offer. */
  readonly let: boolean;
}

const STANDARD: CarArrangement = {
  name: "panel",
  facts: "strip",
  lead: null,
  insideFirst: false,
  let: false,
};

const ARRANGEMENTS: Readonly<Record<TenantConfig["carPage"]["arrangement"], CarArrangement>> = {
  standard: STANDARD,
  plate: { ...STANDARD, name: "page", facts: "table", lead: "facts" },
  figures: { ...STANDARD, name: "page", facts: "figures" },
  plan: { ...STANDARD, facts: "plan", insideFirst: true },
  booking: { ...STANDARD, name: "page", lead: "dates", let: true },
  term: { ...STANDARD, let: true },
  sheet: { ...STANDARD, name: "page", lead: "promise" },
  grades: { ...STANDARD, name: "page", lead: "grades" },
  label: { ...STANDARD, facts: "label" },
};

/** How the cars of a site are arranged. */
export const carArrangement = ({ carPage }: Pick<TenantConfig, "carPage">): CarArrangement =>
  ARRANGEMENTS[carPage.arrangement];
