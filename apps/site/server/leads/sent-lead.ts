import type { StoredLead } from "@forecourt/leads/stores";
import { type CookieSigner, readSignedCookie, writeSignedCookie } from "#host/http/response/site-cookies.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const COOKIE = "fc-sent-lead";
const LIFE_SECONDS = 600;

/** Tells the confirmation page which lead was just sent; only this browser can ask for it, and for ten minutes. */
export const keepSentLead = (signer: CookieSigner, id: string): Promise<void> =>
  writeSignedCookie(signer, COOKIE, id, LIFE_SECONDS);

/** The finished lead this browser has just sent to a tenant; null when there is none, or the store is away. */
export async function sentLead(
  wiring: Pick<Wiring, "leads" | "log"> & CookieSigner,
  tenant: string,
): Promise<StoredLead | null> {
  const id = await readSignedCookie(wiring, COOKIE);
  if (id === null) return null;
  const stored = await wiring.leads.get(id).catch((error: unknown) => {
    wiring.log.warn({ tenant, error: String(error) }, "confirmation without its lead");
    return null;
  });
  return stored?.lead.tenant === tenant && stored.lead.stage.kind === "complete" ? stored : null;
}
