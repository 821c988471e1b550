import type { PlainFetch, PlainRequest } from "@forecourt/search/kernel";

/** A response's JSON, or why there is none. */
export type ProviderReply = { ok: true; status: number; body: unknown } | { ok: false; detail: string };

/** The longest response of a payment provider that is read. */
const LONGEST = 500_000;

/**
 * Calls a payment provider. No response, one that is no JSON and a failure of the provider's own all mean that it is not
 * known what happened.
 */
export async function callProvider(
  fetch: PlainFetch,
  url: string,
  init: PlainRequest & { timeoutMs: number },
): Promise<ProviderReply> {
  const { timeoutMs, ...request } = init;
  try {
    const response = await fetch(url, {
      ...request,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status >= 500 || response.status === 429)
      return { ok: false, detail: `The provider responded with ${response.status}.` };
    if (text.length > LONGEST) return { ok: false, detail: "The provider's response is too long." };
    return { ok: true, status: response.status, body: JSON.parse(text) };
  } catch (reason) {
    return { ok: false, detail: reason instanceof Error ? reason.message : "The provider did not respond." };
  }
}
