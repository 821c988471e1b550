import { LOOPBACK } from "./cookie-rules.ts";

/**
 * The requested origin, for links in mails that the request causes. The Host is one of the tenant's own, but its port is
 * whatever a client wrote: it counts on this machine, and where the dealer's own address has it. The scheme is what the
 * server found, whatever the client sent.
 */
export function requestOrigin(request: Request, ownUrl: string | null): string {
  const scheme = request.headers.get("x-forwarded-proto") === "https" ? "https" : "http";
  const host = request.headers.get("host") ?? "";
  const isKnown = LOOPBACK.test(host) || (ownUrl !== null && URL.parse(ownUrl)?.host === host.toLowerCase());
  return `${scheme}://${isKnown ? host : host.replace(/:\d*$/, "")}`;
}
