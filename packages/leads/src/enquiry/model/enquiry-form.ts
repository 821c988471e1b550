import type { FormId } from "./form-ids.ts";

/**
 * The form that enquires about a car by its condition: demo cars and cars of unknown condition count as new.
 *
 * @example
 * enquiryForm("demo") // "new"
 */
export const enquiryForm = (
  condition: "new" | "used" | "demo" | undefined,
): Extract<FormId, "new" | "used"> => (condition === "used" ? "used" : "new");
