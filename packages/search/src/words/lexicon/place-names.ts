import type { MarketPlaces, Place } from "../markets/places.ts";
import { lettersOf } from "./synonyms.ts";

/** A postcode that no file has is where the next one is, no further than this. */
const FURTHEST_POSTCODE = 2;
const HUNDREDTHS = 100;

/** Other ways to write the first word of a town: "Mt Gambier", "Saint Kilda". */
const SHORT: readonly (readonly [full: RegExp, short: string])[] = [
  [/^Mount /, "Mt "],
  [/^St /, "Saint "],
  [/^Saint /, "St "],
];

/** The towns and postcodes of a market, found by their letters. */
export class PlaceNames {
  private readonly towns = new Map<string, Place[]>();
  private readonly postcodes = new Map<string, Place>();
  /** The most words a town's name has. */
  readonly longest: number = 1;

  constructor({ alone, called, towns, postcodes }: MarketPlaces) {
    const isAlone = new Set(alone);
    const calledSo = Map.groupBy(Object.entries(called), ([, town]) => town);
    for (const [state, names] of Object.entries(towns)) {
      for (const [name, [lat = 0, long = 0]] of Object.entries(names)) {
        const place = {
          name,
          state,
          lat: lat / HUNDREDTHS,
          long: long / HUNDREDTHS,
          alone: isAlone.has(name),
        };
        const others = (calledSo.get(name) ?? []).map(([said]) => said);
        const short = SHORT.flatMap(([full, by]) => (full.test(name) ? [name.replace(full, by)] : []));
        for (const said of [name, ...others, ...short]) {
          const letters = lettersOf(said);
          const list = this.towns.get(letters);
          if (list) list.push(place);
          else this.towns.set(letters, [place]);
          this.longest = Math.max(this.longest, said.split(/[\s-]/).length);
        }
      }
      for (const [code, town] of Object.entries(postcodes[state] ?? {})) {
        const place = this.towns.get(lettersOf(town))?.find((each) => each.state === state);
        if (place) this.postcodes.set(code, { ...place, name: code });
      }
    }
  }

  /** Towns of a name, those first that are meant wherever it stands. */
  named(letters: string): readonly Place[] {
    return (this.towns.get(letters) ?? []).toSorted((a, b) => Number(b.alone) - Number(a.alone));
  }

  /** Where a postcode is, or the next one that is known; null for other digits. */
  postcode(digits: string): Place | null {
    for (let away = 0; away <= FURTHEST_POSTCODE; away++) {
      for (const other of [Number(digits) - away, Number(digits) + away]) {
        const place = this.postcodes.get(String(other).padStart(digits.length, "0"));
        if (place) return { ...place, name: digits };
      }
    }
    return null;
  }
}

const MADE = new WeakMap<MarketPlaces, PlaceNames>();
const NONE: MarketPlaces = { source: "", alone: [], called: {}, towns: {}, postcodes: {} };

/** The names of a market's places, made once. */
export function placeNames(places: MarketPlaces = NONE): PlaceNames {
  const made = MADE.get(places) ?? new PlaceNames(places);
  MADE.set(places, made);
  return made;
}
