import { randomBytes } from "node:crypto";
import type { FormDraft } from "@forecourt/leads/stores";
import { headers } from "next/headers";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { forgetCookie, readCookie, writeCookie } from "#host/http/response/site-cookies.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const COOKIE = "fc-draft";
const LIFE_SECONDS = 30 * 60;

/** A shopper corrects a form some times; a program fills the store. */
const refusals = rateLimit({ name: "refused-forms", times: 60, windowMs: 10 * 60_000 });

type Typed = Pick<FormDraft, "values" | "problems">;

/**
 * Keeps what was typed into a form that could not be accepted, until the form is shown again. What was typed stays on
 * the server, in memory while the store fails; the cookie is a random token, so nothing personal is in an address or on
 * the device.
 */
export async function keepTyped(
  wiring: Pick<Wiring, "drafts" | "now" | "log" | "counters">,
  tenant: string,
  { values, problems }: Typed,
): Promise<void> {
  const { drafts, now, log } = wiring;
  if ((await refusals.take(wiring, (await headers()).get("x-forwarded-for"))) !== null) {
    log.warn({ tenant }, "one shopper sends more refused forms than are stored");
    return;
  }
  const at = now().getTime();
  const token = randomBytes(24).toString("base64url");
  const draft = { token, tenant, values, problems, expiresAt: at + LIFE_SECONDS * 1000 };
  const saved = await drafts.saveOrHold(draft, at);
  if (saved.ok) await writeCookie(COOKIE, token, LIFE_SECONDS);
  else log.warn({ tenant, problem: saved.problem }, "a refused form could not be stored");
}

/** Forgets a form once it was accepted. */
export const forgetTyped = (): Promise<void> => forgetCookie(COOKIE);

/** What this shopper had typed into a form of this tenant that came back, if anything. */
export async function typedBefore(
  { drafts, now, log }: Pick<Wiring, "drafts" | "now" | "log">,
  tenant: string,
): Promise<Typed | null> {
  const token = await readCookie(COOKIE);
  if (token === null) return null;
  try {
    return await drafts.read(tenant, token, now().getTime());
  } catch (error) {
    // An empty form is of more use to a shopper than an error page.
    log.error({ tenant, error: String(error) }, "a refused form could not be read");
    return null;
  }
}
