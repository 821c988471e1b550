/**
 * Where a piece of text that calls itself a link leads. Only `internal` may be followed by the site's own
 * navigation; `refused` is not to be rendered as a link at all.
 */
export type Link =
  | { kind: "internal"; href: string }
  /** Opens in a new tab. */
  | { kind: "external"; href: string }
  /** A place on a map; opens in a new tab. */
  | { kind: "map"; href: string }
  /** A click on it is a click to call. */
  | { kind: "phone"; href: string; number: string }
  | { kind: "email"; href: string; address: string }
  | { kind: "refused"; reason: "empty" | "scheme" | "malformed" | "missing" };
