import type { CountedSentence, SENTENCES, SentenceGroup } from "./sentences.ts";

/** Sentences of the dealer's own, by group and name: the config section `wording`. */
export type WordingSettings = {
  readonly [Group in SentenceGroup]: {
    readonly [Name in keyof (typeof SENTENCES)[Group]]?: string | CountedSentence | undefined;
  };
} & {
  /** What this site calls what it sells. */
  readonly vehicle: CountedSentence;
};
