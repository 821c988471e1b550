import ipaddr from "ipaddr.js";

/** Which addresses outside the public internet may be reached; none in production. */
export interface AddressPolicy {
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
