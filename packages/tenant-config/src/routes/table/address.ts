/** What a pattern's `:name` parts stood for in an address, unescaped. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * The parts of an address's path, unescaped and without a slash at the end; null for a path that no page can have:
 * a backslash, a control character, an empty or dot part, an escaped slash or a broken escape.
 */
export function pathParts(address: string): string[] | null {
  const [path = ""] = address.split(/[?#]/);
  if (!path.startsWith("/") || /[\\\p{Cc}]|\/\//u.test(path)) return null;
  const parts = path.split("/").slice(1);
  if (parts.at(-1) === "") parts.pop();
  // A list has hundreds of links, and few of them have anything escaped.
  if (!path.includes("%")) return parts.some((part) => DOTS.test(part)) ? null : parts;
  try {
    const decoded = parts.map(decodeURIComponent);
    return decoded.some((part) => DOTS.test(part) || /[/\\\p{Cc}]/u.test(part)) ? null : decoded;
  } catch {
    return null;
  }
}

/** No part, or one that means this place or the one above it. */
const DOTS = /^\.{0,2}$/;

/** What the parts of a path are in a pattern such as ["search", ":list"], or null when they do not fit it. */
export function fitPattern(pattern: readonly string[], parts: readonly string[]): PathParams | null {
  if (pattern.length !== parts.length) return null;
  if (pattern.some((wanted, index) => !wanted.startsWith(":") && wanted !== parts[index])) return null;
  return Object.fromEntries(
    pattern.flatMap((wanted, index) =>
      wanted.startsWith(":") ? [[wanted.slice(1), parts[index] ?? ""] as const] : [],
    ),
  );
}

/** A pattern with its `:name` parts filled in and escaped. */
export const fillPattern = (pattern: string, params: PathParams): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? "").toWellFormed()));

/** More pairs for an address: those of a record or a list, or another query. */
export type QueryPairs =
  | URLSearchParams
  | Readonly<Record<string, string>>
  | readonly (readonly [string, string])[];

/**
 * An address with more query pairs, and with a fragment unless it has one of its own. What it asks already stays, and
 * is not looked up twice.
 *
 * @example
 * withQuery("/finance?from=menu#apply", { car_id: "7" }, "finance-form") // "/finance?from=menu&car_id=7#apply"
 */
export function withQuery(address: string, pairs: QueryPairs, fragment = ""): string {
  const added = pairs instanceof URLSearchParams ? [...pairs] : entriesOf(pairs);
  // Most links of a list have nothing more to say.
  if (added.length === 0 && fragment === "") return address;
  const [rest = "", ownFragment = fragment] = splitOnce(address, "#");
  const [path = "", ownQuery = ""] = splitOnce(rest, "?");
  const own = new URLSearchParams(ownQuery);
  const more = added.filter(([name, value]) => !own.has(name, value));
  const query = [ownQuery, new URLSearchParams(more).toString()].filter((part) => part !== "").join("&");
  return `${path}${query === "" ? "" : `?${query}`}${ownFragment === "" ? "" : `#${ownFragment}`}`;
}

const entriesOf = (pairs: Exclude<QueryPairs, URLSearchParams>): [string, string][] =>
  (isList(pairs) ? pairs : Object.entries(pairs)).map(([name, value]) => [name, value]);

const isList = (
  pairs: Exclude<QueryPairs, URLSearchParams>,
): pairs is readonly (readonly [string, string])[] => Array.isArray(pairs);

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
