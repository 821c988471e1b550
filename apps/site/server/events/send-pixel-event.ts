import { createHash } from "node:crypto";
import { type PixelShopper, pixelServerEvent } from "@forecourt/analytics/collect";
import type { PixelCopy } from "@forecourt/analytics/third-parties";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { cookies } from "next/headers";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { sentLead } from "#server/leads/sent-lead.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

/** Where the social network takes server events, with the pixel's id. */
const NETWORK = "https://graph.facebook.com/v24.0/{id}/events";
const TIMEOUT_MS = 5000;

/** Whether the copy of an event reached the network; `not_configured` for a site without a token. */
export type PixelSent = "sent" | "failed" | "not_configured";

/**
 * Sends the server's copy of a pixel's event. Mail and phone are those of the lead this browser has just sent, hashed; no
 * lead of another browser is looked at. The token goes in the body, so that no log of addresses holds it.
 */
export async function sendPixelEvent(
  wiring: Pick<Wiring, "env" | "leads" | "log" | "now" | "cookieKey" | "tenantFetch">,
  content: TenantContent,
  copy: PixelCopy,
  request: Request,
): Promise<PixelSent> {
  const { integrations, rules } = content.tenant.config;
  const { socialPixelId: id, socialPixelTokenSecret: secret, socialEventsEndpoint } = integrations;
  const { env, log, now, tenantFetch } = wiring;
  const token = secret === null ? undefined : env.secrets.get(secret);
  if (id === null || token === undefined) return "not_configured";
  const at = now().getTime();
  const body = await pixelServerEvent(copy, {
    shopper: await shopperOf(wiring, content.slug, copy.lead_id, request),
    happenedAt: at,
    now: at,
    callingCode: rules.phone.callingCode,
    sha256: async (text) => createHash("sha256").update(text).digest("hex"),
  });
  try {
    const response = await tenantFetch(
      socialEventsEndpoint ?? NETWORK.replace("{id}", encodeURIComponent(id)),
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...body, access_token: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (response.ok) return "sent";
    log.warn({ tenant: content.slug, status: response.status }, "a server event was refused");
  } catch (error) {
    log.warn({ tenant: content.slug, error: String(error) }, "a server event could not be sent");
  }
  return "failed";
}

async function shopperOf(
  wiring: Pick<Wiring, "leads" | "log" | "now" | "cookieKey">,
  tenant: string,
  leadId: string | null,
  request: Request,
): Promise<PixelShopper> {
  const jar = await cookies();
  const sent = leadId === null ? null : await sentLead(wiring, tenant);
  const lead = sent?.id === leadId ? sent.lead : null;
  const { address, userAgent } = clientInfo(request);
  return {
    address,
    userAgent,
    browserId: jar.get("_fbp")?.value ?? null,
    clickId: jar.get("_fbc")?.value ?? null,
    email: lead?.person.email ?? null,
    phone: lead?.person.phone ?? null,
  };
}
