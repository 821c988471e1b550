import { createHash } from "node:crypto";
import type { LeadPerson } from "../model/lead.ts";
import type { ContactKeys } from "../model/stored-lead.ts";

const hash = (tenant: string, text: string): string =>
  createHash("sha256").update(`${tenant}\u0000${text}`).digest("base64url").slice(0, 27);

/**
 * The keys under which a shopper's leads find each other: one of the address (without case), one of the number (its
 * digits). They differ from tenant to tenant, so two dealers cannot compare their shoppers.
 */
export function contactKeys(
  tenant: string,
  person: Pick<LeadPerson, "email" | "phone" | "phoneE164">,
): ContactKeys {
  const email = person.email?.trim().toLowerCase() ?? "";
  const digits = (person.phoneE164 ?? person.phone ?? "").replace(/\D/g, "");
  return { email: email ? hash(tenant, email) : null, phone: digits ? hash(tenant, digits) : null };
}
