import { foldText } from "../kernel/fold-text.ts";
import type { SearchPolicy } from "../query/search-policy.ts";

type Synonyms = SearchPolicy["synonyms"];

/** The phrases of a site by what shoppers say, made once a setting. */
const KNOWN = new WeakMap<
  Synonyms,
  { readonly means: ReadonlyMap<string, string>; readonly longest: number }
>();

const plain = (text: string): string => foldText(text).trim().replaceAll(/\s+/g, " ");

function known(synonyms: Synonyms) {
  const made = KNOWN.get(synonyms);
  if (made) return made;
  const means = new Map(synonyms.map((each) => [plain(each.words), each.means] as const));
  const longest = Math.max(0, ...[...means.keys()].map((words) => words.split(" ").length));
  const phrases = { means, longest };
  KNOWN.set(synonyms, phrases);
  return phrases;
}

/** Quoted phrases are the shopper's own; everything else is words. */
const PIECES = /-?"[^"]*"?|[^\s"]+/gu;

/**
 * Keywords with a dealer's words replaced by the stock's: the longest first, and what they mean is not read again. A
 * quoted phrase stays as it is.
 *
 * @example
 * inStockWords("red bakkie", [{ words: "bakkie", means: "ute" }]); // "red ute"
 */
export function inStockWords(keywords: string, synonyms: Synonyms): string {
  const { means, longest } = known(synonyms);
  if (longest === 0) return keywords;
  const pieces = [...keywords.matchAll(PIECES)].map(([piece]) => piece);
  const result: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let length = Math.min(longest, pieces.length - at);
    while (length > 0 && !means.has(plain(pieces.slice(at, at + length).join(" ")))) length--;
    const minus =
      length === 0 && pieces[at]?.startsWith("-") ? means.get(plain((pieces[at] ?? "").slice(1))) : undefined;
    if (minus !== undefined) result.push(`-"${minus}"`);
    else if (length > 0) result.push(means.get(plain(pieces.slice(at, at + length).join(" "))) ?? "");
    else result.push(pieces[at] ?? "");
    at += Math.max(1, length);
  }
  return result.join(" ");
}
