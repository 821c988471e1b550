const PRIVATE = { "cache-control": "no-store" };

/** A response about one shopper or one moment, which no cache may store. */
export const privateResponse = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: PRIVATE });

/** Leads a browser that posted a plain form on to a page. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location } });
