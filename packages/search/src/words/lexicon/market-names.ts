import { type ModelKind, MODELS, NICKNAMES } from "../markets/makes-and-models.ts";
import { Index, wordCount } from "./name-index.ts";
import { lettersOf } from "./synonyms.ts";

/** What a market knows, whatever a dealer has: made once, for all sites. */
interface MarketNames {
  readonly models: Index<ModelKind>;
  readonly makes: Index<string>;
  readonly nicknames: Index<string>;
}

let known: MarketNames | undefined;

export function marketNames(): MarketNames {
  if (known) return known;
  const names: MarketNames = { models: new Index(), makes: new Index(), nicknames: new Index() };
  const makes = new Set<string>();
  for (const entry of MODELS) {
    const { make, model } = entry;
    names.models.add(lettersOf(model), wordCount(model), entry);
    const both = model.startsWith(make) ? model : `${make} ${model}`;
    if (both !== model) names.models.add(lettersOf(both), wordCount(both), entry);
    if (!makes.has(make)) names.makes.add(lettersOf(make), wordCount(make), make);
    makes.add(make);
  }
  for (const [said, name] of NICKNAMES) names.nicknames.add(lettersOf(said), wordCount(said), name);
  return (known = names);
}
