import "server-only";
import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import type { PlainFetch } from "@forecourt/search/kernel";
import { Agent, buildConnector, fetch as undiciFetch } from "undici";
import { type AddressPolicy, isPublicAddress } from "./public-address.ts";

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
