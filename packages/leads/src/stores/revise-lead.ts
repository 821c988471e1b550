import type { LeadStage } from "../model/lead.ts";

/**
 * What a later save does to a lead already kept. A shopper's finished lead is final: a double click, a second tab
 * or a late retry of an earlier step never undoes it. A lead still growing takes any step that is not behind it.
 *
 * @example
 * reviseLead({ kind: "incomplete", step: 2, skipped: [] }, { kind: "incomplete", step: 1, skipped: [] }) // "keep"
 */
export function reviseLead(kept: LeadStage, next: LeadStage): "keep" | "replace" {
  if (kept.kind === "complete") return "keep";
  if (next.kind === "complete") return "replace";
  return next.step < kept.step ? "keep" : "replace";
}
