import type { Lead } from "../enquiry/model/lead.ts";
import type { StoredLead } from "../enquiry/model/stored-lead.ts";
import { aNewLead } from "./a-new-lead.ts";

/** A lead as a sink gets it, for tests. */
export function aStoredLead(
  change: Partial<Omit<StoredLead, "lead">> & { lead?: Partial<Lead> } = {},
): StoredLead {
  const { id, key, lead, standing, contact, files } = aNewLead({ lead: change.lead ?? {} });
  const { receivedAt } = lead;
  const stored = {
    id,
    key,
    standing,
    contact,
    files,
    revision: 1,
    receivedAt,
    updatedAt: receivedAt,
    deliveries: [],
  };
  return { ...stored, ...change, lead };
}
