import "server-only";

/** What came with a request beside its form. */
export interface ClientInfo {
  userAgent: string | null;
  address: string | null;
}

const MAX_AGENT_LENGTH = 500;

/** Who a request comes from. The address is only counted, never stored. */
export function clientInfo(request: Request): ClientInfo {
  const forwarded = request.headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  return {
    userAgent: request.headers.get("user-agent")?.slice(0, MAX_AGENT_LENGTH) ?? null,
    address: forwarded || null,
  };
}
