import { foldText } from "../../kernel/fold-text.ts";
import { EVERYDAY_NAMES, MODELS, NICKNAMES } from "../markets/makes-and-models.ts";
import { marketWords } from "../markets/market-words.ts";
import { COLOUR_WORDS } from "./colour-families.ts";
import { EVERYDAY } from "./everyday-words.ts";
import { NearWords } from "./near-words.ts";
import { CONDITIONS, FILLER, ORDERS } from "./plain-words.ts";
import type { SentenceRules } from "./sentence-rules.ts";
import { lettersOf, SYNONYM_WORDS, wordsOf } from "./synonyms.ts";

/** Spelling a word right: 0 is the stock's own, 1 what every stock's words are about, 2 what others sell. */
export const RANKS = { stock: 0, plain: 1, market: 3 };

/** Words as they are spelt right, and what is near them. */
export class Spellings {
  readonly near = new NearWords();
  readonly known = new Set<string>();

  /** The words of a name, and all of them as one: "towbr" is a tow bar. */
  add(name: string, rank: number): void {
    this.addWords(name, rank);
    this.addWhole(name, rank);
  }

  /** A name as one: of "Baton Rouge" no word is one by itself. */
  addWhole(name: string, rank: number): void {
    const letters = lettersOf(name);
    this.known.add(letters);
    this.near.add(letters, rank);
  }

  addWords(phrase: string, rank: number): void {
    for (const word of wordsOf(phrase)) {
      this.known.add(word);
      // A long word of the grammar is one that can be misspelt, though it asks for nothing alone: "arround".
      if (!FILLER.has(word) || word.length > 4) this.near.add(word, rank);
    }
  }
}

const LONG_NICKNAME = 5;

const SHARED = new Map<string, Spellings>();

/** The words of a market and of the grammar (`phrases`), which are the same for all its sites: made once. */
export function sharedSpellings({ words, places }: SentenceRules, phrases: Iterable<string>): Spellings {
  const key = `${words} ${places === undefined}`;
  const made = SHARED.get(key);
  if (made) return made;
  const spellings = new Spellings();
  const { states } = marketWords[words];
  const said = [...CONDITIONS, ...ORDERS].flatMap(([each]) => each.split("|"));
  for (const word of [...SYNONYM_WORDS, ...COLOUR_WORDS]) spellings.add(word, RANKS.plain);
  for (const phrase of [...said, ...phrases]) spellings.addWords(phrase, RANKS.plain);
  for (const { make, model } of MODELS) {
    spellings.add(make, RANKS.market);
    // An everyday word's misspelling is no car.
    if (EVERYDAY_NAMES.has(foldText(model))) spellings.known.add(lettersOf(model));
    else spellings.add(model, RANKS.market);
  }
  for (const [nickname] of NICKNAMES) {
    for (const word of [...wordsOf(nickname), lettersOf(nickname)]) spellings.known.add(word);
    // "Chevyy" is a Chevy; of other words shorter ones are too near to others.
    if (nickname.length >= LONG_NICKNAME && !EVERYDAY.has(nickname))
      spellings.near.add(lettersOf(nickname), RANKS.market);
  }
  for (const name of [...(places?.alone ?? []), ...Object.keys(places?.called ?? {})])
    spellings.addWhole(name, RANKS.market);
  for (const names of states) for (const name of names) spellings.add(name, RANKS.market);
  SHARED.set(key, spellings);
  return spellings;
}
