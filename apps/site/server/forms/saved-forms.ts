import { DAY } from "@forecourt/search/kernel";
import { randomBytes } from "node:crypto";
import type { DraftSaved } from "@forecourt/leads/stores";
import type { Wiring } from "#host/wiring/wiring.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";

/** How long a saved form can be opened again. */
export const SAVED_FORM_DAYS = 7;
/** More links from one address are a flood, not half-filled forms. */
const links = rateLimit({ name: "saved-forms", times: 30, windowMs: 10 * 60_000 });

/**
 * Stores a half-filled form on the site and gives the random token that opens it again, or why it was not stored. The token
 * stands in the fragment of a link, so it is in no request line, log or referrer.
 */
export async function saveForm(
  { drafts, now, counters }: Pick<Wiring, "drafts" | "now" | "counters">,
  tenant: string,
  { form, state, address }: { form: string; state: string; address: string | null },
): Promise<
  { ok: true; token: string } | Extract<DraftSaved, { ok: false }> | { ok: false; problem: "too_many" }
> {
  const at = now().getTime();
  const token = randomBytes(24).toString("base64url");
  if (address !== null && (await links.take({ counters }, `${tenant} ${address}`)) !== null)
    return { ok: false, problem: "too_many" };
  const draft = {
    token,
    tenant,
    values: { form, state },
    problems: [],
    expiresAt: at + SAVED_FORM_DAYS * DAY,
  };
  const saved = await drafts.save(draft, at);
  return saved.ok ? { ok: true, token } : saved;
}

/** The half-filled form behind a token; null for another tenant's or form's, and once it has expired. */
export async function openSavedForm(
  { drafts, now }: Pick<Wiring, "drafts" | "now">,
  tenant: string,
  form: string,
  token: string,
): Promise<string | null> {
  const draft = await drafts.read(tenant, token, now().getTime());
  const state = draft?.values["state"];
  return draft?.values["form"] === form && typeof state === "string" ? state : null;
}
