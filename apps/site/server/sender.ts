import "server-only";
import type { Sender } from "./enquiries.ts";

const LONGEST_AGENT = 500;

/** Who a request says it comes from. The address is only counted, never stored. */
export function senderOf(request: Request): Sender {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  return {
    userAgent: request.headers.get("user-agent")?.slice(0, LONGEST_AGENT) ?? null,
    address: forwarded || null,
  };
}
