import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deliveryKey } from "@forecourt/leads/delivery";
import type { StoredLead } from "@forecourt/leads/stores";
import type { PlainFetch } from "@forecourt/search/kernel";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Wiring } from "#host/wiring/wiring.ts";
import { sinksOf } from "./delivery.ts";

/** What a sink is sent for a lead, or why it is sent nothing. */
export type DeliveryPayload = { ok: true; head: string; body: string } | { ok: false; problem: string };

const MASK = "•••";
/** As much of a body as a person reads; the rest are files of the shopper's. */
const LONGEST = 100_000;

/**
 * The request or mail that a sink of the tenant is sent for a lead as it is stored now, made by the sink itself and not
 * sent. Secrets are masked. Of a sink that makes several requests it is the first.
 */
export async function payloadOfDelivery(
  wiring: Wiring,
  content: TenantContent,
  lead: StoredLead,
  sinkName: string,
): Promise<DeliveryPayload> {
  const delivery = lead.deliveries.find(({ sink }) => sink === sinkName);
  const folder = await mkdtemp(join(tmpdir(), "forecourt-payload-"));
  const calls: Parameters<PlainFetch>[] = [];
  const noted: PlainFetch = (...call) => {
    calls.push(call);
    return Promise.reject(new Error("This request was noted and not sent."));
  };
  try {
    const { SMTP_URL: _server, ...env } = wiring.env;
    const withoutNetwork = { ...wiring, env, tenantFetch: noted, dataDirectory: folder };
    const sink = sinksOf(withoutNetwork, content, noted).find(({ name }) => name === sinkName);
    if (!sink) return { ok: false, problem: `The site has no sink called ${sinkName} now.` };
    const outcome = await sink.deliver(lead, {
      key: deliveryKey(lead.id, lead.revision),
      attempt: (delivery?.attempts ?? 0) + 1,
      revision: lead.revision,
      remoteId: delivery?.remoteId ?? null,
      signal: AbortSignal.timeout(10_000),
    });
    const masked = (text: string): string => maskSecrets(text, wiring.env.secrets);
    const [call] = calls;
    if (call) return { ok: true, head: masked(headOf(call)), body: masked(await bodyOf(call)) };
    const [mail] = await readdir(join(folder, "mail")).catch((): string[] => []);
    if (mail !== undefined)
      return {
        ok: true,
        head: "A mail",
        body: masked(await readFile(join(folder, "mail", mail), "utf8")).slice(0, LONGEST),
      };
    return { ok: false, problem: outcome.ok ? "It is sent nothing." : outcome.problem };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Headers that prove who sends, whatever is in them. */
const PROOFS = /^(?:authorization|cookie|x-api-key|webhook-signature)$/i;

function headOf([url, init]: Parameters<PlainFetch>): string {
  const headers = [...new Headers(init?.headers)].map(
    ([name, value]) => `${name}: ${PROOFS.test(name) ? MASK : value}`,
  );
  return [`${init?.method ?? "GET"} ${String(url)}`, ...headers].join("\n");
}

const bodyOf = async ([, init]: Parameters<PlainFetch>): Promise<string> =>
  (await new Response(init?.body ?? "").text()).slice(0, LONGEST);

/** A text without the secrets of the environment, as they are and as an address writes them. */
function maskSecrets(text: string, secrets: ReadonlyMap<string, string>): string {
  let masked = text;
  for (const secret of secrets.values())
    if (secret.length >= 6)
      masked = masked.replaceAll(secret, MASK).replaceAll(encodeURIComponent(secret), MASK);
  return masked;
}
