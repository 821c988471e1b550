/** What was typed into a form that is not sent yet: one that was refused, or one saved for later. */
export interface FormDraft {
  /** Unguessable; stands in a cookie or a link instead of what was typed. */
  token: string;
  tenant: string;
  values: Record<string, string | readonly string[]>;
  problems: readonly { field: string; message: string }[];
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** `too_large` and `full` are bounds, so that drafts can never take the room that leads need. */
export type DraftSaved = { ok: true } | { ok: false; problem: "too_large" | "full" | "unavailable" };

/**
 * Half-filled forms, stored for a while. Not leads: a draft may be lost when the power fails, is never delivered, and is
 * gone when it expires. Every adapter passes one contract suite, `describeFormDraftStore` in `@forecourt/leads/testing`.
 */
export interface FormDraftStore {
  /** Brings the tables up to date; must be called before anything else. */
  migrate(): Promise<void>;
  /** Keeps a draft, over an earlier one of the same tenant and token. Never throws. */
  save(draft: FormDraft, now: number): Promise<DraftSaved>;
  /** Null for another tenant's token, and from `expiresAt` on. */
  read(tenant: string, token: string, now: number): Promise<FormDraft | null>;
  /** Removes drafts that have expired. Returns how many. */
  prune(now: number): Promise<number>;
  close(): Promise<void>;
}

/** How much drafts may take. */
export interface DraftLimits {
  /** Longest draft, in bytes of its values and problems as JSON. */
  maxBytes: number;
  /** Most drafts at a time, of all tenants; expired ones do not count. */
  maxDrafts: number;
}

/** At most 320 MB of drafts. */
export const draftLimits: DraftLimits = { maxBytes: 64_000, maxDrafts: 5_000 };

/** What a store writes of a draft; null when it is longer than the limit. */
export function draftBody({ values, problems }: FormDraft, { maxBytes }: DraftLimits): string | null {
  const body = JSON.stringify({ values, problems });
  return Buffer.byteLength(body) > maxBytes ? null : body;
}
