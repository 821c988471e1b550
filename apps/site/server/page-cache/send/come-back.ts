import type { IncomingMessage, ServerResponse } from "node:http";

/** Our cookies that name no shopper: what she agreed to, and which cars her browser marks. */
const NAMELESS_COOKIE = /^ *(?:__Host-)?fc-(?:consent|favourites)=/;
const OWN_COOKIE = /^\W*(?:__Host-)?fc-/;
/** A page of the menu by its plain address, and lists however they are narrowed: no link with a secret leads there. */
const NAMELESS_PAGE = /^\/[^/?]*$|^\/search\/[^/?]*(?:\?|$)/;

/**
 * Lets a browser show a page again as it was left, at the press of its back button, where the framework forbids every
 * memory of it: a page whose address has no secret, that was asked for without a cookie of an account, an enquiry or a
 * reservation, and that sets none, holds nothing a shopper would want gone. All other pages stay forgotten.
 */
export function letComeBack({ url = "/", headers }: IncomingMessage, response: ServerResponse): void {
  if (response.statusCode !== 200 || response.hasHeader("set-cookie") || !NAMELESS_PAGE.test(url)) return;
  const own = (headers.cookie ?? "").split(";").filter((pair) => OWN_COOKIE.test(pair));
  if (own.every((pair) => NAMELESS_COOKIE.test(pair)))
    response.setHeader("cache-control", "private, no-cache");
}
