import { foldText } from "../../kernel/fold-text.ts";

/** Each family by its own names, then the shades that brochures call so. */
const FAMILIES: readonly (readonly [names: string, shades: string])[] = [
  ["white wht", "snow snowdrift snowflake pearl ivory alabaster chalk polar frost eggshell blizzard"],
  ["black blk", "onyx ebony obsidian jet midnight noir nero raven schwarz diamondblack"],
  ["silver slv", "sterling platinum aluminium aluminum chrome mercury billet brilliant"],
  [
    "grey gray gry",
    "graphite charcoal gunmetal slate magnetic granite titanium meteor machine steel ash cement pewter nardo",
  ],
  [
    "red",
    "crimson maroon burgundy garnet ruby scarlet cherry cardinal wine rosso vermilion vermillion flame rouge magma",
  ],
  ["blue blu", "navy azure sapphire cobalt indigo denim marine lapis ultramarine bleu sky ocean aqua cyan"],
  ["green grn", "eucalypt eucalyptus khaki olive emerald forest jade lime moss sage army fern"],
  ["yellow ylw", "saffron lemon canary mustard sunflower"],
  ["orange", "tangerine amber lava copperhead"],
  ["brown brn", "bronze copper mocha chocolate coffee chestnut espresso walnut mahogany"],
  ["beige", "sand cream champagne tan fawn stone desert sandstone latte oat"],
  ["gold", "golden"],
  ["purple", "violet plum aubergine lilac magenta amethyst"],
  ["pink", "rose blush"],
  ["teal turquoise", "lagoon"],
];

const NAMES = new Map<string, number>();
const SHADES = new Map<string, number>();
for (const [at, [names, shades]] of FAMILIES.entries()) {
  for (const name of names.split(" ")) NAMES.set(name, at);
  for (const shade of shades.split(" ")) SHADES.set(shade, at);
}

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? [];

/** The family a paint belongs to: the last plain colour in its name ("Deep Crystal Blue"), else its shade ("Garnet"). */
function familyOf(paint: string): number | undefined {
  const words = wordsOf(paint).toReversed();
  for (const known of [NAMES, SHADES]) {
    const family = words.map((word) => known.get(word)).find((each) => each !== undefined);
    if (family !== undefined) return family;
  }
  return undefined;
}

/** Shades that are more often the name of a badge, or of something else than paint. */
const UNSAID = new Set(
  (
    "snow snowdrift snowflake polar frost eggshell blizzard chalk jet midnight noir nero raven schwarz sterling platinum aluminium aluminum chrome " +
    "mercury billet brilliant magnetic granite titanium meteor machine steel ash cement nardo magma flame rouge wine marine lapis ocean sky forest jade moss " +
    "sage army fern amber lava copperhead stone desert sandstone latte oat lagoon rose blush espresso walnut"
  ).split(" "),
);

/** Every plain colour and shade that people say. */
export const COLOUR_WORDS: readonly string[] = [...NAMES.keys(), ...SHADES.keys()].filter(
  (word) => !UNSAID.has(word),
);

/** Whether a word is a colour's own name, and no shade. */
export const isColourName = (word: string): boolean => NAMES.has(word);

/**
 * The paints of a stock that people mean by a colour: those of its family for "red", those that say so for "maroon", and
 * the whole family where none says so.
 *
 * @example
 * paintsOf("red", ["Crimson Red", "Garnet", "Ruby Black", "Ocean Blue"]); // ["Crimson Red", "Garnet"]
 */
export function paintsOf(colour: string, paints: readonly string[]): readonly string[] {
  const family = NAMES.get(colour) ?? SHADES.get(colour);
  const saying = paints.filter((paint) => wordsOf(paint).includes(colour));
  if (family === undefined || (!NAMES.has(colour) && saying.length > 0)) return saying;
  return paints.filter((paint) => familyOf(paint) === family);
}
