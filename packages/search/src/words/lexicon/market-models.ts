import { EVERYDAY_NAMES, type ModelKind } from "../markets/makes-and-models.ts";
import { EVERYDAY } from "./everyday-words.ts";
import { marketNames } from "./market-names.ts";
import { FILLER } from "./plain-words.ts";
import type { Named, StockNames } from "./stock-names.ts";
import type { StockVocabulary } from "./stock-vocabulary.ts";
import { lettersOf } from "./synonyms.ts";

/** Something the market knows and this stock has none of. */
export interface AbsentName {
  /** "Suzuki", or "Mazda MX-5" where there are other Mazdas. */
  readonly name: string;
  /** The make as the stock spells it; null where it has none of that make. */
  readonly make: string | null;
  /** The models that stand in for it. */
  readonly models: readonly string[];
  /** The kind of car it is: "small hatch". */
  readonly kind: string | null;
}

/** Makes that are words as well: only their models make them a make. */
const WORDS_TOO = new Set(["one", "seat", "man", "smart"]);

const isEveryday = (letters: string): boolean =>
  EVERYDAY_NAMES.has(letters) || FILLER.has(letters) || EVERYDAY.has(letters) || /^\d+$/.test(letters);

/** Makes and models that a market knows, as one stock has them or lacks them. */
export class MarketModels {
  private readonly names: StockNames;
  private readonly modelsOfKinds: ReadonlyMap<string, readonly string[]>;

  constructor(names: StockNames, { model: own = [] }: StockVocabulary) {
    this.names = names;
    const { models } = marketNames();
    this.modelsOfKinds = Map.groupBy(own, (model) => models.get(lettersOf(model))[0]?.kind ?? "");
  }

  /** What a market's make or model is to this stock; `named` where it has it, else absent. */
  named(letters: string, behindMake = false): readonly Named[] | AbsentName | null {
    const { models, makes, nicknames } = marketNames();
    const [nickname] = this.names.called(letters);
    const key = nickname === undefined ? letters : lettersOf(nickname);
    const [make] = makes.get(key);
    const model = this.likeliest(models.get(key));
    if (model !== undefined && (nickname !== undefined || behindMake || !isEveryday(key))) {
      const isMakeSaid = letters.startsWith(lettersOf(model.make));
      for (const called of [model.model, ...nicknames.get(lettersOf(model.model))]) {
        const own = this.names.namedLike(called);
        const said = isMakeSaid ? this.names.namedLike(model.make) : [];
        if (own.length > 0) return [...said.filter(({ facet }) => facet === "make"), ...own];
      }
      return this.absentModel(model, isMakeSaid);
    }
    if (make === undefined || (WORDS_TOO.has(key) && !behindMake)) return null;
    const own = this.names.namedLike(make);
    return own.length > 0 ? own : { name: make, make: null, models: [], kind: null };
  }

  /** Of the makes that have a model of one name, one that this stock has. */
  private likeliest(models: readonly ModelKind[]): ModelKind | undefined {
    return models.find(({ make }) => this.names.namedLike(make).length > 0) ?? models[0];
  }

  /** Other cars of the make stand in where it was named, cars of the kind where it was not. */
  private absentModel({ make, model, kind }: ModelKind, isMakeSaid: boolean): AbsentName {
    const own = this.names.namedLike(make).find(({ facet }) => facet === "make");
    const models = this.modelsOfKinds.get(kind) ?? [];
    return {
      name: own ? `${own.value} ${model}` : make,
      make: isMakeSaid || models.length === 0 ? (own?.value ?? null) : null,
      models,
      kind,
    };
  }
}
