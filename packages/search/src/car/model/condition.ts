import type { Condition } from "./car.ts";
import type { CarsPolicy } from "./cars-policy.ts";

/** The words a site uses for the state of a car. */
export type ConditionPolicy = Pick<
  CarsPolicy,
  "newConditionLabel" | "usedConditionLabel" | "demoConditionLabel"
>;

const CONDITIONS: readonly Condition[] = ["new", "demo", "used"];

/**
 * Reads a condition whatever its case; null for anything else.
 *
 * @example
 * parseCondition("USED"); // "used"
 * parseCondition("ex-lease"); // null
 */
export function parseCondition(text: string): Condition | null {
  const folded = text.trim().toLowerCase();
  return CONDITIONS.find((condition) => condition === folded) ?? null;
}

/**
 * The site's word for a condition: one group shows used cars as 'Pre-owned'.
 *
 * @example
 * conditionLabel("used", { ...policyDefaults.cars, usedConditionLabel: "Pre-owned" }); // "Pre-owned"
 */
export const conditionLabel = (condition: Condition, policy: ConditionPolicy): string =>
  ({ new: policy.newConditionLabel, used: policy.usedConditionLabel, demo: policy.demoConditionLabel })[
    condition
  ];
