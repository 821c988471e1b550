import type { DraftSaved, FormDraft, FormDraftStore } from "@forecourt/leads/stores";

/** A draft store that leaves the last of the disk to leads, and can hold a draft in memory while it fails. */
export interface HeldDrafts extends FormDraftStore {
  /** Like `save`, but a draft the store cannot take waits in memory: for a form that is shown again at once. */
  saveOrHold(draft: FormDraft, now: number): Promise<DraftSaved>;
  /** All drafts in memory, in bytes of JSON. */
  heldBytes(): number;
}

interface HeldDraftsOptions {
  store: FormDraftStore;
  /** Whether the disk has more free than what is reserved for leads. */
  hasRoom: () => Promise<boolean>;
  /** Of all drafts in memory, in bytes of JSON. */
  maxBytes: number;
}

/** Wraps a draft store. Of the drafts in memory the oldest are forgotten first. */
export function heldDrafts({ store, hasRoom, maxBytes }: HeldDraftsOptions): HeldDrafts {
  const held = new Map<string, { draft: FormDraft; bytes: number }>();
  let heldBytes = 0;
  const forget = (token: string): void => {
    heldBytes -= held.get(token)?.bytes ?? 0;
    held.delete(token);
  };
  const hold = (draft: FormDraft, now: number): DraftSaved => {
    forget(draft.token);
    const bytes = Buffer.byteLength(JSON.stringify(draft));
    held.set(draft.token, { draft, bytes });
    heldBytes += bytes;
    for (const [token, entry] of held) {
      if (heldBytes <= maxBytes && entry.draft.expiresAt > now) break;
      forget(token);
    }
    return held.has(draft.token) ? { ok: true } : { ok: false, problem: "full" };
  };
  const save = async (draft: FormDraft, now: number): Promise<DraftSaved> =>
    (await hasRoom()) ? store.save(draft, now) : { ok: false, problem: "full" };

  return {
    ...store,
    save,
    heldBytes: () => heldBytes,
    saveOrHold: async (draft, now) => {
      const saved = await save(draft, now);
      return saved.ok || saved.problem === "too_large" ? saved : hold(draft, now);
    },
    read: async (tenant, token, now) => {
      const waiting = held.get(token)?.draft;
      if (waiting) return waiting.tenant === tenant && waiting.expiresAt > now ? waiting : null;
      return store.read(tenant, token, now);
    },
  };
}
