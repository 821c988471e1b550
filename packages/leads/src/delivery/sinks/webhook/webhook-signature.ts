import { createHmac, timingSafeEqual } from "node:crypto";

/** The three headers of the Standard Webhooks convention, for which most languages have a ready verifier. */
export interface WebhookHeaders {
  "webhook-id": string;
  /** Seconds since 1970. */
  "webhook-timestamp": string;
  /** `v1,<base64>`; several, separated by blanks, while a secret is being replaced. */
  "webhook-signature": string;
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ""), "base64");

function signatureOf(secret: string, id: string, timestamp: string, body: string): Buffer {
  const key = keyOf(secret);
  if (key.length < 24) {
    throw new Error(
      "A webhook secret must be at least 24 bytes in base64, or anybody could guess it. Make one with: openssl rand -base64 32",
    );
  }
  return createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
}

/** Signs a body with every secret given: the current one, and an older one while receivers change over. */
export function signWebhook(secrets: readonly string[], id: string, body: string, now: Date): WebhookHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map(
    (secret) => `v1,${signatureOf(secret, id, timestamp, body).toString("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

/**
 * Whether a request came from us, was not changed, and is not an old one sent again. For receivers.
 *
 * @example
 * verifyWebhook({ secret, headers, body: await request.text(), now: new Date() })
 */
export function verifyWebhook(request: {
  secret: string;
  headers: WebhookHeaders;
  body: string;
  now: Date;
  toleranceSeconds?: number;
}): boolean {
  const { secret, headers, body, now, toleranceSeconds = 300 } = request;
  const age = Math.abs(now.getTime() / 1000 - Number(headers["webhook-timestamp"]));
  if (!(age <= toleranceSeconds)) return false;
  const expected = signatureOf(secret, headers["webhook-id"], headers["webhook-timestamp"], body);
  return headers["webhook-signature"].split(" ").some((entry) => {
    const [version, signature = ""] = entry.split(",");
    const given = Buffer.from(signature, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
