/** What came with a request beside its form. */
export interface ClientInfo {
  userAgent: string | null;
  address: string | null;
}

const MAX_AGENT_LENGTH = 500;

/** Who a request comes from. The address is only counted, never stored. */
export function clientInfo(request: Request): ClientInfo {
  // The server has put the one address it trusts there, whatever the client sent.
  const address = request.headers.get("x-forwarded-for");
  return {
    userAgent: request.headers.get("user-agent")?.slice(0, MAX_AGENT_LENGTH) ?? null,
    address: address || null,
  };
}
