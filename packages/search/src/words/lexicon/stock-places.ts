import { foldText } from "../../kernel/fold-text.ts";
import type { MarketWords } from "../markets/market-words.ts";
import { kilometresBetween, type MarketPlaces, type Place } from "../markets/places.ts";
import { type PlaceNames, placeNames } from "./place-names.ts";
import type { StockVocabulary } from "./stock-vocabulary.ts";
import { lettersOf } from "./synonyms.ts";

/** The towns, postcodes and states of a market, and where the cities of one stock are. */
export class StockPlaces {
  private readonly market: Pick<MarketWords, "states">;
  private readonly places: PlaceNames;
  /** The cities of the stock, each with where it is. */
  readonly cities: readonly { readonly city: string; readonly place: Place }[];

  constructor(
    { city: cities = [], state: states = [] }: StockVocabulary,
    market: Pick<MarketWords, "states">,
    places?: MarketPlaces,
  ) {
    this.market = market;
    this.places = placeNames(places);
    const own = new Set(states.map(foldText));
    this.cities = cities.flatMap((city) => {
      const named = this.places.named(lettersOf(city));
      // Of several of one name, the one in a state that the stock has.
      const place = named.find(({ state }) => own.has(foldText(state))) ?? named[0];
      return place ? [{ city, place }] : [];
    });
  }

  /** The most words a town's name has. */
  get longest(): number {
    return this.places.longest;
  }

  /** The towns of a name, the nearest to the stock's own cities first. */
  named(letters: string): readonly Place[] {
    const named = this.places.named(letters);
    if (named.length < 2) return named;
    const near = (place: Place) =>
      Math.min(...this.cities.map((city) => kilometresBetween(place, city.place)));
    return named.toSorted((a, b) => near(a) - near(b));
  }

  /** Where a postcode of the market is. */
  postcode(digits: string): Place | null {
    return this.places.postcode(digits);
  }

  /** What people call a state: its short form, and its names. */
  stateNames(state: string): ReadonlySet<string> {
    return new Set((this.market.states.find(([short]) => short === state) ?? [state]).map(lettersOf));
  }
}
