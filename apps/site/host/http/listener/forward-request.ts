import type { IncomingMessage } from "node:http";
import { clientAddress } from "../caller/client-address.ts";
import { requestTarget } from "./request-target.ts";

/** Headers by which a client could claim where a request came from or how it was routed. */
const DROPPED_HEADERS = ["forwarded", "x-forwarded-host", "x-forwarded-port", "x-real-ip", "expect"];

/** Makes the request say only what is true: its path, its client, and over what. */
export function forwardRequest(
  request: IncomingMessage,
  { trustedProxies }: { trustedProxies: number },
): void {
  request.url = requestTarget(request.url ?? "/") ?? "/";
  const { headers } = request;
  const address = clientAddress({
    socket: request.socket.remoteAddress,
    forwardedFor: String(headers["x-forwarded-for"] ?? ""),
    trustedProxies,
  });
  // Deleting makes an object slow to read, so only what is there is deleted.
  for (const name of DROPPED_HEADERS) if (headers[name] !== undefined) delete headers[name];
  headers["x-forwarded-for"] = address ?? "";
  headers["x-forwarded-proto"] = isHttps(request, trustedProxies) ? "https" : "http";
}

/** Whether the request came over HTTPS, as the nearest proxy of ours says. */
export const isHttps = ({ headers }: IncomingMessage, trustedProxies: number): boolean =>
  trustedProxies > 0 &&
  String(headers["x-forwarded-proto"] ?? "")
    .split(",")
    .at(-1)
    ?.trim() === "https";
