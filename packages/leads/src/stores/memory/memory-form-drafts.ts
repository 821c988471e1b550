import { draftBody, draftLimits, type FormDraft, type FormDraftStore } from "../form-draft-store.ts";

/** Form drafts that go with the process: for tests and for trying things out. */
export function memoryFormDrafts(limits = draftLimits): FormDraftStore {
  const drafts = new Map<string, FormDraft>();
  const prune = (now: number): number => {
    const before = drafts.size;
    for (const draft of drafts.values()) if (draft.expiresAt <= now) drafts.delete(draft.token);
    return before - drafts.size;
  };
  return {
    migrate: async () => {},
    save: async (draft, now) => {
      if (draftBody(draft, limits) === null) return { ok: false, problem: "too_large" };
      const earlier = drafts.get(draft.token);
      if (!earlier) {
        prune(now);
        if (drafts.size >= limits.maxDrafts) return { ok: false, problem: "full" };
      }
      // A token belongs to the tenant that saved it first; another tenant's save changes nothing.
      if (!earlier || earlier.tenant === draft.tenant) drafts.set(draft.token, structuredClone(draft));
      return { ok: true };
    },
    read: async (tenant, token, now) => {
      const draft = drafts.get(token);
      return draft && draft.tenant === tenant && draft.expiresAt > now ? structuredClone(draft) : null;
    },
    prune: async (now) => prune(now),
    close: async () => {},
  };
}
