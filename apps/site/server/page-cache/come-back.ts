import type { IncomingMessage, ServerResponse } from "node:http";

/** Our cookies that name no shopper: what she agreed to, and which cars her browser marks. */
const NAMELESS = /^ *(?:__Host-)?fc-(?:consent|favourites)=/;
const OWN = /^\W*(?:__Host-)?fc-/;

/**
 * Lets a browser show a page again as it was left, at the press of its back button, where the framework forbids every
 * memory of it: a page that was asked for without a cookie of an account, an enquiry or a reservation, and sets none,
 * holds nothing that a shopper would want gone. Everybody else's pages stay forgotten.
 */
export function letComeBack({ headers }: IncomingMessage, response: ServerResponse): void {
  const own = (headers.cookie ?? "").split(";").filter((pair) => OWN.test(pair));
  if (response.statusCode !== 200 || response.hasHeader("set-cookie")) return;
  if (own.every((pair) => NAMELESS.test(pair))) response.setHeader("cache-control", "private, no-cache");
}
