import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

const MAX_LENGTH = 100;

/**
 * The network address a shopper comes from: the socket's, or behind `trustedProxies` proxies the entry of
 * `X-Forwarded-For` the outermost of them wrote, counted from the end. Entries before that one are the client's own to
 * forge and are never looked at. An IPv6 address counts as its /64, which is one household or phone.
 *
 * @example
 * clientAddress({ socket: "10.0.0.2", forwardedFor: "1.1.1.1, 203.0.113.9", trustedProxies: 1 }) // "203.0.113.9"
 */
export function clientAddress({
  socket,
  forwardedFor,
  trustedProxies,
}: {
  socket: string | undefined;
  forwardedFor: string | undefined;
  trustedProxies: number;
}): string | null {
  const entries = trustedProxies > 0 ? (forwardedFor ?? "").split(",").map((entry) => entry.trim()) : [];
  const entry = entries.at(-trustedProxies) || (trustedProxies > 0 ? entries[0] : "") || socket;
  return entry ? network(entry.slice(0, MAX_LENGTH)) : null;
}

/** How a socket for both kinds of addresses names one of version 4. */
const MAPPED = "::ffff:";

function network(text: string): string {
  // Most requests come from these, and the library's reading of them shows in the time of a cached page.
  const plain = text.startsWith(MAPPED) ? text.slice(MAPPED.length) : text;
  if (isIPv4(plain)) return plain;
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
