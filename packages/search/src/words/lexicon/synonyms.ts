import { foldText } from "../../kernel/fold-text.ts";
import type { ValueFacet } from "../../query/fields/facets.ts";
import type { MarketWords } from "../markets/market-words.ts";
import type { StockVocabulary } from "./stock-vocabulary.ts";

/** Words that people and feeds use for one thing. */
interface Synonyms {
  readonly facet: ValueFacet;
  /** Said by people, and found in the stock's own values; parted by "|". */
  readonly words: string;
  /** Found in the stock's own values, and not said by themselves. */
  readonly means?: string;
  /** A value with one of these is another thing. */
  readonly but?: string;
  /** Where the stock has no such value, what people then mean: these. */
  readonly else?: string;
}

const ELECTRIFIED = "hybrid|electric|plug|phev";
const UTES = "ute|utility|pick up|pickup|dual cab|double cab|crew cab|single cab|extra cab";

/** They count only where the stock has such a value, the first of those that have. Blanks and hyphens make no difference. */
const SYNONYMS: readonly Synonyms[] = [
  {
    facet: "transmission",
    words:
      "auto|automatic|autos|automatics|auto trans|automatic transmission|auto transmission|automatic gearbox|auto box",
    means: "automated|cvt|dct|dsg|tiptronic|dual clutch|s tronic",
    but: "manual",
  },
  {
    facet: "transmission",
    words:
      "manual|manuals|stick|stick shift|sticks|man trans|manual transmission|manual gearbox|standard transmission|5 speed manual|6 speed manual|five speed|six speed manual|5 speed|6 speed|three pedals|3 pedals",
    but: "automatic|automated|auto",
  },
  { facet: "transmission", words: "cvt" },
  {
    facet: "item_type",
    words:
      "motorbike|motorbikes|motorcycle|motorcycles|motor bike|motor bikes|motor cycle|bike|bikes|learner bike|road bike|moto|lams bike",
    means: "motorcycle",
  },
  { facet: "item_type", words: "truck|trucks|lorry", means: "truck" },
  { facet: "item_type", words: "caravan|caravans|towable" },
  {
    facet: "item_type",
    words:
      "motorhome|motorhomes|motor home|motor homes|rv|rvs|camper|campers|campervan|campervans|camper van",
    means: "motorhome",
  },
  {
    facet: "body",
    words:
      "suv|suvs|crossover|cross over|sports utility|sport utility|sport utility vehicle|soft roader|sports utility vehicle|crossovers",
    but: "ute",
  },
  {
    facet: "body",
    words:
      "dual cab|dual cab ute|twin cab|double cab|dbl cab|d cab|dc ute|dble cab|crew cab|4 door ute|four door ute|dual cab utes|quad cab|supercrew|super crew|crewmax|crew max|double cab ute|crew cab ute|crew cab truck|crew cab pickup|dual cab pickup|double cab truck|crew cab pickup truck|twin cab ute|4 door truck|four door truck|4 door pickup",
    else: UTES,
  },
  {
    facet: "body",
    words: "single cab|single cab ute|regular cab|reg cab|standard cab|regular cab truck",
    means: "single cab chassis",
    else: UTES,
  },
  {
    facet: "body",
    words:
      "extra cab|extended cab|extra cab ute|super cab|space cab|king cab|club cab|freestyle cab|access cab|extended cab truck",
    else: UTES,
  },
  {
    facet: "body",
    words: "tray|tray back|tray ute|flat deck|flat bed|flat tray|tray top|dropside",
    else: `cab chassis|${UTES}`,
  },
  { facet: "body", words: "cab chassis|c c|chassis cab|cab and chassis", else: `tray|${UTES}` },
  {
    facet: "body",
    words: "ute|utes|pick up|pick ups|pickup truck|pickup trucks|bakkie|utility|tub",
    means: "dual cab|double cab|crew cab|single cab|extra cab|cab chassis",
    but: "sport utility|sports utility",
  },
  { facet: "body", words: "truck|trucks|trk|trks|lorry|lorries", else: UTES },
  { facet: "body", words: "hatch|hatchback|hatchbacks|hatches|hatchie|hatchy|liftback|hatchbak" },
  { facet: "body", words: "sedan|saloon|sedans|saloons|notchback" },
  {
    facet: "body",
    words: "wagon|estate|station wagon|wagons|estates|station wagons|tourer|shooting brake",
    but: "suv",
  },
  { facet: "body", words: "coupe|coupes|coupé|fastback" },
  {
    facet: "body",
    words:
      "convertible|cabrio|cabriolet|soft top|convertibles|drop top|rag top|roadster|spyder|spider|open top",
  },
  { facet: "body", words: "sports car|sports cars", means: "coupe|convertible|roadster" },
  {
    facet: "body",
    words: "van|vans",
    means: "cargo van|panel van|delivery van|work van|commercial van",
    but: "mini van|minivan|camper",
    // Whoever asks a dealer of caravans for a van means one.
    else: "caravan|campervan",
  },
  {
    facet: "body",
    words: "cargo van|panel van|delivery van|work van|commercial van",
    means: "van",
    but: "mini van|minivan|camper",
  },
  {
    facet: "body",
    words: "people mover|people movers|mini van|mini vans|mpv|mpvs|people carrier|minibus|family van",
  },
  {
    facet: "fuel",
    words: "petrol|gas|gasoline|unleaded|ulp|petrols|gas engine|gas powered|petrol engine",
    but: ELECTRIFIED,
  },
  { facet: "fuel", words: "lpg|autogas" },
  { facet: "fuel", words: "diesel|diesels|dsl|turbo diesel|oil burner|tdi|diesel engine", but: ELECTRIFIED },
  { facet: "fuel", words: "plug in hybrid|phev|plug in|phevs|plug in hybrids", means: "plug" },
  {
    facet: "fuel",
    words: "hybrid|hybrids|hev|self charging hybrid|hybrid electric",
    means: "petrol electric|electric petrol|diesel electric",
    but: "plug|phev",
    else: "phev|plug",
  },
  {
    facet: "fuel",
    words:
      "electric|ev|evs|bev|electrics|fully electric|all electric|full electric|pure electric|battery electric",
    but: "hybrid|plug|phev|petrol|gas|gasoline|diesel",
  },
  {
    facet: "drive",
    words: "4x4|4wd|four wheel drive|4 wheel drive|4 by 4|four by four|4wds|4x4s|four wheeler|4 wheel",
    means: "four",
    else: "awd|all wheel drive|all",
  },
  {
    facet: "drive",
    words: "awd|all wheel drive|all wheel|quattro|xdrive|4motion|4matic",
    means: "all",
    else: "4x4|4wd|four wheel drive|four",
  },
  { facet: "drive", words: "fwd|front wheel drive|front wheel", means: "front" },
  { facet: "drive", words: "rwd|rear wheel drive|rear wheel|rear drive", means: "rear" },
  {
    facet: "drive",
    words: "2wd|4x2|two wheel drive|2 wheel drive|4 by 2|two wheel",
    else: "fwd|rwd|front|rear",
  },
  { facet: "make", words: "mercedes|merc|mercs|benz|mercedes benz" },
  { facet: "make", words: "land rover" },
  { facet: "make", words: "gwm|great wall" },
  {
    facet: "filtered_features",
    words:
      "tow bar|tow ball|tow hitch|trailer hitch|hitch|tow package|tow pack|tow pkg|towpack|towing package|towing pack|tow bars|towing|tow|tows|towing capacity|tow vehicle|tow car",
    means: "tow|towing",
    // It is on what is towed.
    but: "off road",
  },
  { facet: "filtered_features", words: "carplay|apple carplay", means: "apple" },
  { facet: "filtered_features", words: "android auto", means: "android" },
  {
    facet: "filtered_features",
    words: "sun roof|moon roof|pano roof|panoramic roof|glass roof|pano sunroof|panoramic sunroof",
    means: "panoramic",
  },
  {
    facet: "filtered_features",
    words:
      "reverse camera|backup camera|reversing camera|rear camera|rear view camera|reverse cam|backup cam|reversing cam|parking camera|rear cam|back up cam",
    but: "360",
  },
  { facet: "filtered_features", words: "360 camera|surround view|360 cam|360 degree camera", means: "360" },
  {
    facet: "filtered_features",
    words:
      "parking sensors|park sensors|rear sensors|reversing sensors|rear parking sensors|parking sensor|park assist",
    means: "parking",
    but: "camera",
  },
  {
    facet: "filtered_features",
    words: "heated seats|heated seat|seat warmers|seat heaters|heated front seats",
  },
  { facet: "filtered_features", words: "cooled seats|ventilated seats", means: "ventilated" },
  {
    facet: "filtered_features",
    words: "leather|leather seats|leather interior|leather trim|leather seat|full leather",
    but: "steering",
  },
  { facet: "filtered_features", words: "cruise control|cruise|radar cruise" },
  {
    facet: "filtered_features",
    words: "adaptive cruise|adaptive cruise control",
    means: "adaptive",
    else: "cruise control",
  },
  {
    facet: "filtered_features",
    words: "aircon|a/c|air conditioning|air conditioner|ac|climate control|air cond|working ac|cold ac",
    means: "climate",
    but: "roof",
  },
  {
    facet: "filtered_features",
    words: "sat nav|gps|navigation|satellite navigation|nav system|navi|gps navigation|nav",
    means: "satellite",
    but: "tv",
  },
  { facet: "filtered_features", words: "bull bar|bull bars|roo bar|nudge bar" },
  { facet: "filtered_features", words: "roof racks|roof rack|roof bars|roof rails" },
  { facet: "filtered_features", words: "side steps|running boards|nerf bars" },
  {
    facet: "filtered_features",
    words: "alloys|alloy wheels|mags|alloy rims|mag wheels|alloy",
    means: "alloy",
  },
  { facet: "filtered_features", words: "keyless|keyless entry|keyless go|smart key" },
  {
    facet: "filtered_features",
    words: "push button start|push start|push to start|start button|button start",
  },
  {
    facet: "filtered_features",
    words: "power tailgate|electric tailgate|power liftgate|power boot|electric boot",
  },
  { facet: "filtered_features", words: "wireless charging|wireless charger|wireless phone charging" },
  { facet: "filtered_features", words: "bluetooth" },
  { facet: "filtered_features", words: "tonneau|tonneau cover|bed cover|hard lid" },
  {
    facet: "filtered_features",
    words: "aeb|autonomous emergency braking|auto braking|automatic braking",
    means: "autonomous",
  },
  {
    facet: "filtered_features",
    words: "lane assist|lane keep|lane departure|lane departure warning|lane keeping",
    means: "lane",
  },
  { facet: "filtered_features", words: "head up display|hud|heads up display" },
  { facet: "filtered_features", words: "third row seats|third row seating|3rd row seats" },
];

/** Bodies of trucks, motorcycles and campers: words of their own only where the stock has some. */
const RARE: readonly Synonyms[] = [
  { facet: "body", words: "campervan|camper van|campervans|camper vans" },
  { facet: "body", words: "pop top|pop tops|pop up|poptop" },
  { facet: "body", words: "prime mover|prime movers|tractor unit|semi" },
  { facet: "body", words: "tipper|tippers|tip truck|tip tray" },
  { facet: "body", words: "pantech|pantechnicon|box truck|furniture truck|removal truck|pantec" },
  { facet: "body", words: "curtain sider|curtain side|tautliner|curtainsider" },
  { facet: "body", words: "refrigerated|fridge truck|freezer truck|chiller|reefer", means: "refrigerated" },
  { facet: "body", words: "horse truck|horse float truck|horse transporter", means: "horse" },
  { facet: "body", words: "scooter|scooters|moped|mopeds" },
  { facet: "body", words: "cruiser bike|cruiser motorcycle", means: "cruiser" },
  { facet: "body", words: "naked bike|naked|street fighter|streetfighter", means: "naked" },
  { facet: "body", words: "sports bike|sport bike|super sport|supersport", means: "sports|sport|supersport" },
  {
    facet: "body",
    words: "adventure bike|adventure motorcycle|dual sport|adventure tourer",
    means: "adventure",
  },
  { facet: "body", words: "dirt bike|enduro|trail bike|motocross", means: "enduro|trail|dirt|motocross" },
];

/** Every word that a synonym has. */
export const SYNONYM_WORDS: readonly string[] = SYNONYMS.flatMap(({ words }) => words.split("|"));

/** In a market whose trucks are pickups, the ute of others is one, and a truck any of them. */
const TRUCKS: Partial<Synonyms> = { means: `truck|${UTES}` };

export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
export const lettersOf = (text: string): string => wordsOf(text).join("");

const lettersOfAll = (text = ""): ReadonlySet<string> =>
  new Set(text === "" ? [] : text.split("|").map(lettersOf));

/** The most words of a value that are looked at together. */
const LONGEST = 4;

/** The letters of each run of words in a value: "Station Wagon" is "station", "stationwagon" and "wagon". */
function runsOf(value: string): string[] {
  const words = wordsOf(value);
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST, words.length - from) }, (__, more) =>
      words.slice(from, from + more + 1).join(""),
    ),
  );
}

type Runs = ReadonlyMap<string, readonly string[]>;

const saying = (runs: Runs, names: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...runs].flatMap(([value, says]) =>
    says.some((run) => names.has(run)) && !says.some((run) => others.has(run)) ? [value] : [],
  );

/** What people say by words that the stock has another name for. */
export interface SynonymValues {
  /** By its letters and digits alone. */
  readonly said: string;
  /** As people say it. */
  readonly words: string;
  readonly facet: ValueFacet;
  readonly values: readonly string[];
  /** Whether these are not what was said, but the nearest the stock has. */
  readonly nearest: boolean;
}

/** What a stock has of the things that people call otherwise; of some it has none, and no values. */
export function stockSynonyms(
  vocabulary: StockVocabulary,
  { trucksArePickups, states }: Pick<MarketWords, "trucksArePickups" | "states">,
): SynonymValues[] {
  const found: SynonymValues[] = [];
  const runs = new Map<ValueFacet, Runs>();
  const runsIn = (facet: ValueFacet): Runs => {
    const known =
      runs.get(facet) ?? new Map((vocabulary[facet] ?? []).map((value) => [value, runsOf(value)]));
    runs.set(facet, known);
    return known;
  };
  const add = (group: Synonyms, isRare = false) => {
    const names = lettersOfAll(`${group.words}${group.means === undefined ? "" : `|${group.means}`}`);
    const own = saying(runsIn(group.facet), names, lettersOfAll(group.but));
    const values =
      own.length === 0 && group.else !== undefined
        ? saying(runsIn(group.facet), lettersOfAll(group.else), new Set())
        : own;
    if (isRare && values.length === 0) return;
    for (const words of group.words.split("|"))
      found.push({ said: lettersOf(words), words, facet: group.facet, values, nearest: own.length === 0 });
  };
  for (const group of RARE) add(group, true);
  for (const group of SYNONYMS) {
    const isPickup = /^(?:ute|truck)\|/.test(group.words);
    const isCab = group.else === UTES && trucksArePickups;
    add(
      trucksArePickups && isPickup
        ? { ...group, ...TRUCKS }
        : isCab
          ? { ...group, else: `truck|${UTES}` }
          : group,
    );
  }
  for (const names of states) add({ facet: "state", words: names.join("|") });
  return found;
}
