import { DAY } from "@forecourt/search/kernel";
import "server-only";
import { randomBytes } from "node:crypto";
import { submissionMemory } from "@forecourt/leads/intake";
import { getWiring } from "#server/wiring/process-wiring.ts";

/** How long a saved form can be opened again. */
export const SAVED_FORM_DAYS = 7;
const WINDOW = 10 * 60 * 1000;
/** More links than this from one address within ten minutes are a flood, not half-filled forms. */
const MAX_LINKS = 30;
const links = submissionMemory();

/**
 * Keeps a half-filled form on the site and gives the random token that opens it again; null for a flood. The token
 * stands in the fragment of a link, so it is in no request line, log or referrer.
 */
export async function saveForm(
  tenant: string,
  { form, state, address }: { form: string; state: string; address: string | null },
): Promise<string | null> {
  const { leads, now } = await getWiring();
  const at = now().getTime();
  const token = randomBytes(24).toString("base64url");
  if (
    address !== null &&
    (await links.note(`${tenant} saved-form ${address}`, token, at, WINDOW)) > MAX_LINKS
  )
    return null;
  await leads.saveDraft({
    token,
    tenant,
    values: { aside: form, state },
    problems: [],
    expiresAt: at + SAVED_FORM_DAYS * DAY,
  });
  return token;
}

/** The half-filled form behind a token; null for another tenant's or form's, and once it has expired. */
export async function openSavedForm(tenant: string, form: string, token: string): Promise<string | null> {
  const { leads, now } = await getWiring();
  const draft = await leads.readDraft(tenant, token, now().getTime());
  const state = draft?.values["state"];
  return draft?.values["aside"] === form && typeof state === "string" ? state : null;
}
