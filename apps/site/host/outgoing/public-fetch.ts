import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import type { PlainFetch } from "@forecourt/search/kernel";
import { Agent, buildConnector, fetch as undiciFetch } from "undici";
import ipaddr from "ipaddr.js";

/** An outgoing request went to an address that tenants may not name. */
export class AddressRefused extends Error {
  constructor(host: string) {
    super(`${host} is no public address, so nothing was sent there.`);
  }
}

export interface PublicFetchOptions extends AddressPolicy {
  /** Resolves names; the operating system's way unless a test brings its own. */
  resolve?: LookupFunction;
}

/**
 * A `fetch` that reaches public addresses only. Each connection is checked when it is made, with the very address it is
 * made to, so neither a name that resolves to a private address, nor one that changes between two look-ups, nor a
 * redirect leads inside. Rejects with `AddressRefused` as the cause.
 */
export function publicFetch({ loopback, resolve = lookup }: PublicFetchOptions): PlainFetch {
  const policy = { loopback };
  const guarded: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, options, (error, address, family) => {
      const addresses = typeof address === "string" ? [address] : (address ?? []).map((each) => each.address);
      const refused = addresses.some((each) => !isPublicAddress(each, policy));
      callback(error ?? (refused ? new AddressRefused(hostname) : null), address, family);
    });
  };
  const connect = buildConnector({ lookup: guarded, timeout: 10_000 });
  const dispatcher = new Agent({
    connections: 32,
    // A host that is an address already is never looked up.
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) !== 0 && !isPublicAddress(host, policy)) callback(new AddressRefused(host), null);
      else connect(options, callback);
    },
  });
  // undici's `Response` differs from the global one in its class alone.
  return async (url, request) => (await undiciFetch(url, { ...request, dispatcher })) as unknown as Response;
}

/** Which addresses outside the public internet may be reached; none in production. */
interface AddressPolicy {
  /** This machine itself, for tests with doubles on loopback. */
  loopback: boolean;
}

/**
 * Whether an IP address is one of the public internet. Private, link-local, carrier, multicast and reserved ranges are
 * not, nor is an address that carries one of them inside (`::ffff:10.0.0.1`, 6to4, Teredo, NAT64).
 *
 * @example
 * isPublicAddress("169.254.169.254", { loopback: false }) // false
 */
export function isPublicAddress(text: string, policy: AddressPolicy): boolean {
  if (!ipaddr.isValid(text)) return false;
  const range = ipaddr.process(text).range();
  return range === "unicast" || (range === "loopback" && policy.loopback);
}
