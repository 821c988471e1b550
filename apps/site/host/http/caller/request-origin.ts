import "server-only";

/**
 * The origin a shopper's browser asked, for links in a mail that answers it. The Host is one of the tenant's own, or no
 * tenant would have answered; the scheme is what the server found, whatever the client sent.
 */
export function requestOrigin(request: Request): string {
  const scheme = request.headers.get("x-forwarded-proto") === "https" ? "https" : "http";
  return `${scheme}://${request.headers.get("host") ?? ""}`;
}
