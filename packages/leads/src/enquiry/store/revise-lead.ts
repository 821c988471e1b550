import { contentDigest, isSameContent, type LeadContent } from "./lead-content.ts";

/** `separate` is an enquiry of its own, kept under `key`. */
export type LeadRevision = { kind: "keep" } | { kind: "replace" } | { kind: "separate"; key: string };

/**
 * What a later save under the key of a kept lead does. An unfinished lead takes any step that is not behind it. A
 * finished one is final: a double click, a second tab or a late retry of an earlier step changes nothing, and a second
 * finished form with other content becomes a lead of its own, so that neither enquiry is lost. So does another form.
 * Its key is derived from both, so that repeating it makes no third lead; a shopper's own key never has a dot.
 */
export function reviseLead(kept: LeadContent & { key: string }, next: LeadContent): LeadRevision {
  if (kept.lead.form !== next.lead.form) return { kind: "separate", key: `${kept.key}.${next.lead.form}` };
  const [had, comes] = [kept.lead.stage, next.lead.stage];
  if (had.kind === "complete") {
    return comes.kind === "incomplete" || isSameContent(kept, next)
      ? { kind: "keep" }
      : { kind: "separate", key: `${kept.key}.${contentDigest(next)}` };
  }
  return comes.kind === "incomplete" && comes.step < had.step ? { kind: "keep" } : { kind: "replace" };
}
