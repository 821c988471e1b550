import "server-only";
import { randomBytes } from "node:crypto";
import type { FormDraft } from "@forecourt/leads/stores";
import { cookies } from "next/headers";
import { getWiring } from "#server/wiring/process-wiring.ts";

const COOKIE = "fc-draft";
const LIFE_SECONDS = 30 * 60;

type Typed = Pick<FormDraft, "values" | "problems">;

/**
 * Keeps what was typed into a form that could not be accepted, and gives the cookie that brings it back; null when
 * drafts cannot be kept. What was typed stays on the server; the cookie is a random token, so nothing personal is in an
 * address or on the device.
 */
export async function keepTyped(tenant: string, { values, problems }: Typed): Promise<string | null> {
  const wiring = await getWiring();
  const token = randomBytes(24).toString("base64url");
  const now = wiring.now().getTime();
  const draft = { token, tenant, values, problems, expiresAt: now + LIFE_SECONDS * 1000 };
  const saved = await wiring.drafts.save(draft, now);
  if (!saved.ok) {
    wiring.log.warn({ tenant, problem: saved.problem }, "a refused form could not be kept");
    return null;
  }
  return `${COOKIE}=${token}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax`;
}

/** The cookie that forgets a form once it was accepted. */
export const FORGET_TYPED = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** What this shopper had typed into a form of this tenant that came back, if anything. */
export async function typedBefore(tenant: string): Promise<Typed | null> {
  const token = (await cookies()).get(COOKIE)?.value;
  if (!token) return null;
  const wiring = await getWiring();
  return wiring.drafts.read(tenant, token, wiring.now().getTime());
}
