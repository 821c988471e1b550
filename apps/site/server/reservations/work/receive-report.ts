import { paymentProviderNames } from "@forecourt/leads/reserve";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { boundedRequestBody } from "#host/http/body/bounded-body.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { providerFor } from "./payment-providers.ts";
import { takeReport } from "./reservation-work.ts";

const MAX_BYTES = 200_000;

/** Stores a provider's report and responds as that provider expects; null for one that no account of the tenant signed. */
export async function receiveReport(
  request: Request,
  content: TenantContent,
  wiring: Wiring,
  name: string,
): Promise<Response | null> {
  const provider = paymentProviderNames.find((known) => known === name);
  if (provider === undefined || !request.body) return null;
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of boundedRequestBody(request.body, MAX_BYTES)) chunks.push(chunk);
  } catch {
    return null;
  }
  const { pathname, search } = new URL(request.url);
  const callback = {
    method: request.method,
    target: `${pathname}${search}`,
    headers: Object.fromEntries(request.headers),
    body: Buffer.concat(chunks).toString("utf8"),
  };
  for (const { dealership } of content.tenant.config.reserve.accounts) {
    const account = { tenant: content.slug, provider, account: dealership };
    if (await takeReport(wiring, account, callback)) {
      const receipt = (await providerFor(wiring, account))?.callbackReceipt ?? "OK";
      return new Response(receipt, { headers: { "content-type": "text/plain" } });
    }
  }
  return null;
}
