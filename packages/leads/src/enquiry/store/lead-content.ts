import { createHash } from "node:crypto";
import type { Lead } from "../model/lead.ts";
import type { StoredFile } from "../model/stored-lead.ts";

/** A lead with its files, as far as what the shopper sent goes. */
export interface LeadContent {
  lead: Lead;
  files: readonly StoredFile[];
}

/** What the shopper sent, without what differs from one try to the next: times, addresses of pages, prices of cars. */
const sentBy = (lead: Lead): unknown => [
  lead.form,
  lead.category,
  lead.subcategory,
  lead.dealership?.slug,
  lead.location?.id,
  Object.values(lead.person),
  lead.message,
  lead.car?.id,
  lead.tradeIn && Object.values(lead.tradeIn),
  lead.appointment && [lead.appointment.kind, lead.appointment.date],
  lead.offer?.id,
  lead.answers.map(({ name, value }) => [name, value]),
  lead.optIn,
  lead.termsAccepted,
  lead.consent.map(({ field, ticked }) => [field, ticked]),
  ...(lead.model ? [lead.model.id ?? lead.model.name] : []),
];

/** A file by what a second upload of it has in common with the first. */
const fileSign = ({ name, type, bytes }: StoredFile): string => JSON.stringify([name, type, bytes]);

/** A short text that is the same for the same content, and another one for any other. */
export function contentDigest({ lead, files }: LeadContent): string {
  const content = JSON.stringify([sentBy(lead), files.map(fileSign).toSorted()]);
  return createHash("sha256").update(content).digest("base64url").slice(0, 27);
}

/** Whether `next` sends nothing that `stored` does not hold already. Files of earlier steps are not sent again. */
export function isSameContent(stored: LeadContent, next: LeadContent): boolean {
  const held = new Set(stored.files.map(fileSign));
  return (
    JSON.stringify(sentBy(stored.lead)) === JSON.stringify(sentBy(next.lead)) &&
    next.files.every((file) => held.has(fileSign(file)))
  );
}
