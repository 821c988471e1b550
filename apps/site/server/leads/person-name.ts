import type { StoredLead } from "@forecourt/leads/stores";

/** A shopper's name in one line; empty where none was given. */
export const personName = ({ firstName, lastName, name }: StoredLead["lead"]["person"]): string =>
  [firstName, lastName].filter(Boolean).join(" ") || name || "";
