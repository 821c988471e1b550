import { contentDigest, isSameContent, type LeadContent } from "./lead-content.ts";

/** `separate` is an enquiry of its own, stored under `key`. */
export type LeadRevision = { kind: "keep" } | { kind: "replace" } | { kind: "separate"; key: string };

/**
 * What a later save under the key of a stored lead does. An unfinished lead takes any step that is not behind it. A
 * finished one is final: a double click, a second tab or a late retry of an earlier step changes nothing, and a second
 * finished form with other content becomes a lead of its own, so that neither enquiry is lost. So does another form.
 * Its key is derived from both, so that repeating it makes no third lead; a shopper's own key never has a dot.
 */
export function reviseLead(stored: LeadContent & { key: string }, next: LeadContent): LeadRevision {
  if (stored.lead.form !== next.lead.form)
    return { kind: "separate", key: `${stored.key}.${next.lead.form}` };
  const [had, comes] = [stored.lead.stage, next.lead.stage];
  if (had.kind === "complete") {
    return comes.kind === "incomplete" || isSameContent(stored, next)
      ? { kind: "keep" }
      : { kind: "separate", key: `${stored.key}.${contentDigest(next)}` };
  }
  return comes.kind === "incomplete" && comes.step < had.step ? { kind: "keep" } : { kind: "replace" };
}
