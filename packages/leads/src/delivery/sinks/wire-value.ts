import type { LeadPayload, LeadPayloadValue } from "../../enquiry/model/lead-payload.ts";

/** Where a field of another system's form comes from: a name of the lead's wire payload. */
export interface FieldMapping {
  /** Their name. */
  name: string;
  /** Ours, for example `first_name` or `Vehicle Make`. */
  from: string;
}

/** A payload's value as one text; null when the lead does not have it. */
export function wireText({ lead }: LeadPayload, name: string): string | null {
  if (!Object.hasOwn(lead, name)) return null;
  const value: LeadPayloadValue | undefined = lead[name];
  if (value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? Object.values(value).join(", ") : String(value);
}
