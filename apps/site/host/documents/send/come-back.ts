import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { Rendered } from "../render/render-detached.ts";

/** Our cookies that name no shopper: what she agreed to, and which cars her browser marks. */
const NAMELESS_COOKIE = /^ *(?:__Host-)?fc-(?:consent|favourites)=/;
const OWN_COOKIE = /^\W*(?:__Host-)?fc-/;
/**
 * A page of the menu by its plain address, lists however they are narrowed, and a car with its place in one: no link with a
 * secret leads there.
 */
const NAMELESS_PAGE = /^\/[^/?]*$|^\/search\/[^/?]*(?:\?|$)|^(?:\/[^/?]+){2,3}\?list=[^?]*&at=\d+(?:&|$)/;

/**
 * The `Cache-Control` by which a browser may show a page again as it was left, at the press of its back button, where
 * the framework forbids it: a page whose address has no secret, that was requested without a cookie of an account, an
 * enquiry or a reservation, and that sets none. Empty for all other pages, whose own header stands.
 */
export function letComeBack(
  { url = "/", headers }: Pick<IncomingMessage, "url" | "headers">,
  rendered: Pick<Rendered, "status" | "headers">,
): OutgoingHttpHeaders {
  if (rendered.status !== 200 || rendered.headers["set-cookie"] !== undefined || !NAMELESS_PAGE.test(url))
    return {};
  const own = (headers.cookie ?? "").split(";").filter((pair) => OWN_COOKIE.test(pair));
  return own.every((pair) => NAMELESS_COOKIE.test(pair)) ? { "cache-control": "private, no-cache" } : {};
}
