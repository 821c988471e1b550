import { foldText } from "../kernel/fold-text.ts";

/** One word of a sentence: as typed, and as it compares. */
export interface SentenceToken {
  readonly typed: string;
  /** Folded; without the punctuation around it, and "$" kept. */
  readonly word: string;
  /** Folded, letters and digits only: "cx-5" is "cx5". */
  readonly joined: string;
}

const OUTER = /^[^\p{L}\p{N}$<>+-]+|[^\p{L}\p{N}+]+$/gu;
/** A sign that compares stands alone, and is a word. */
const COMPARES = /^[<>]$/;

/** Splits a sentence at blanks, and a range such as 20-30k or 2018–2021 into its two ends. */
export function sentenceTokens(sentence: string): SentenceToken[] {
  return sentence
    .replaceAll(/(?<=^|[\s$])(\d[\d,.]*k?)\s*[-–—]\s*(\$?\d[\d,.]*k?)(?=\s|$|[.,;!?])/giu, "$1 to $2")
    .replaceAll(/(?<=\d)k?(?:kms?|klms?|miles|mi)(?=\s|$|[.,;!?])/giu, (unit) =>
      /^kk/i.test(unit) ? ` ${unit}`.replace(" k", "k ") : ` ${unit}`,
    )
    .replaceAll(/([<>])=?\s*(?=[$\d])/g, " $1 ")
    .split(/\s+/)
    .flatMap((typed) => {
      const word = COMPARES.test(typed) ? typed : foldText(typed.replaceAll(OUTER, ""));
      return word === "" ? [] : [{ typed, word, joined: word.replaceAll(/[^\p{L}\p{N}]/gu, "") }];
    });
}
