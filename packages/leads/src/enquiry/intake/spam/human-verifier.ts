import type { PlainFetch } from "@forecourt/search/kernel";
import type { HumanVerdict } from "./assess-spam.ts";

/** Asks a service whether a visitor is a person. Never throws: a service that is down is `unavailable`. */
export interface HumanVerifier {
  verify(token: string | null, visitor: { address: string | null; key: string }): Promise<HumanVerdict>;
}

/** How to reach Turnstile. */
export interface TurnstileOptions {
  secret: string;
  fetch: PlainFetch;
  /** Hosts the widget may have run on; a token solved elsewhere is no proof. Empty takes any. */
  hostnames?: readonly string[];
  url?: string;
  timeoutMs?: number;
}

const MAX_TOKEN_LENGTH = 2048;

/**
 * Cloudflare Turnstile behind the port. A token is good once and for 300 seconds, so the lead's key goes along as
 * Turnstile's own idempotency key: a repeated submit is not called a robot.
 */
export function turnstileVerifier(options: TurnstileOptions): HumanVerifier {
  const { secret, hostnames = [], timeoutMs = 5_000 } = options;
  const url = options.url ?? "https://challenges.cloudflare.com/turnstile/v0/siteverify";
  return {
    verify: async (token, { address, key }) => {
      if (token === null || token === "") return "missing";
      if (token.length > MAX_TOKEN_LENGTH) return "robot";
      try {
        const response = await options.fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            secret,
            response: token,
            ...(address === null ? {} : { remoteip: address }),
            ...(UUID.test(key) ? { idempotency_key: key } : {}),
          }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status >= 500) return "unavailable";
        return verdictOf(await response.json(), hostnames);
      } catch {
        return "unavailable";
      }
    },
  };
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function verdictOf(body: unknown, hostnames: readonly string[]): HumanVerdict {
  if (typeof body !== "object" || body === null || !("success" in body)) return "unavailable";
  if (body.success !== true) return "robot";
  const hostname = "hostname" in body && typeof body.hostname === "string" ? body.hostname : null;
  return hostnames.length === 0 || (hostname !== null && hostnames.includes(hostname)) ? "human" : "robot";
}
