import { createHash, createHmac } from "node:crypto";

/** The parts of a request that Till signs. */
export interface SignedRequest {
  method: string;
  /** Path and query. */
  target: string;
  contentType: string;
  /** The `Date` header. */
  date: string;
  body: string;
}

/** Till's `X-Signature`: HMAC-SHA512 over method, the body's SHA-512, content type, date and path, in base64. */
export function tillSignature(
  secret: string,
  { method, target, contentType, date, body }: SignedRequest,
): string {
  const digest = createHash("sha512").update(body).digest("hex");
  return createHmac("sha512", secret)
    .update([method, digest, contentType, date, target].join("\n"))
    .digest("base64");
}
