import "server-only";
import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, fetch as undiciFetch, type RequestInit as UndiciInit } from "undici";
import { type AddressPolicy, isPublicAddress } from "./public-address.ts";

/** An outgoing request went to an address that tenants may not name. */
export class AddressRefused extends Error {
  constructor(host: string) {
    super(`${host} is no public address, so nothing was sent there.`);
  }
}

/** `fetch`, for addresses that stand in tenants' files and feeds. */
export type PublicFetch = typeof globalThis.fetch;

export interface PublicFetchOptions extends AddressPolicy {
  /** Resolves names; the operating system's way unless a test brings its own. */
  resolve?: LookupFunction;
}

/**
 * A `fetch` that reaches public addresses only. Each connection is checked when it is made, with the very address it is
 * made to, so neither a name that resolves to a private address, nor one that changes between two look-ups, nor a
 * redirect leads inside. Rejects with `AddressRefused` as the cause.
 */
export function publicFetch({ loopback, resolve = lookup }: PublicFetchOptions): PublicFetch {
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
  return async (input: string | URL | Request, init?: RequestInit) => {
    if (input instanceof Request) throw new TypeError("publicFetch takes an address and its options.");
    return (await undiciFetch(input, { ...(init as UndiciInit), dispatcher })) as unknown as Response;
  };
}
