import type { OutgoingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { Encoding } from "./encoded-body.ts";

/** The smallest first: of encodings that a client takes as gladly as each other the first is sent. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];

/** Browsers say one of few things, so what each came to is remembered. */
const chosen = new LRUCache<string, Encoding>({ max: 100 });

/**
 * The encoding a client likes best, by its `Accept-Encoding` as RFC 9110 reads it. Text that is not encoded is taken
 * unless that is ruled out, but only where nothing is liked better; it is sent, too, to who takes nothing that there is.
 */
export function chooseEncoding(accepts = ""): Encoding {
  const known = chosen.get(accepts);
  if (known !== undefined) return known;
  const weights = weightsIn(accepts);
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get("*") ?? 0;
  const best = ENCODINGS.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  const encoding = weightOf(best) > 0 ? best : "identity";
  chosen.set(accepts, encoding);
  return encoding;
}

/** The header by which a body says how it is encoded. */
export const encodedAs = (encoding: Encoding): OutgoingHttpHeaders =>
  encoding === "identity" ? {} : { "content-encoding": encoding };

const weightsIn = (accepts: string): ReadonlyMap<string, number> =>
  new Map(
    accepts
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name = "", ...options] = part.split(";").map((piece) => piece.trim());
        return [name === "x-gzip" ? "gzip" : name, weightIn(options)];
      }),
  );

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** One where none is given. An encoding whose weight cannot be read is not sent. */
function weightIn(options: readonly string[]): number {
  const given = options.find((option) => option.startsWith("q="));
  return given === undefined ? 1 : Number(WEIGHT.exec(given)?.[1] ?? 0);
}
