/** The few colours a car's many colour names belong to. */
export type ColourFamily =
  | "red"
  | "blue"
  | "green"
  | "yellow"
  | "orange"
  | "brown"
  | "purple"
  | "black"
  | "grey"
  | "silver"
  | "white";

/** Clear colours first: "Steel Blue" is blue, "Pearl White" white, and only what has no clearer word is silver or white. */
const WORDS: readonly (readonly [family: ColourFamily, words: readonly string[]])[] = [
  ["red", ["red", "maroon", "burgundy", "crimson", "ruby"]],
  ["blue", ["blue", "navy", "azure", "teal", "cobalt"]],
  ["green", ["green", "olive", "khaki", "emerald"]],
  ["yellow", ["yellow", "gold", "lemon"]],
  ["orange", ["orange", "copper", "amber"]],
  ["brown", ["brown", "bronze", "beige", "tan", "sand", "champagne"]],
  ["purple", ["purple", "violet", "plum"]],
  ["black", ["black", "ebony", "onyx", "ink"]],
  ["grey", ["grey", "gray", "graphite", "charcoal", "gunmetal", "slate"]],
  ["silver", ["silver", "platinum", "aluminium", "aluminum", "steel"]],
  ["white", ["white", "pearl", "ivory", "snow", "cream"]],
];

/**
 * The family a colour's name belongs to, or null for a name that says none.
 *
 * @example
 * colourFamily("Steel Blue Metallic"); // "blue"
 */
export function colourFamily(name: string | null): ColourFamily | null {
  const words = new Set(name?.toLowerCase().match(/\p{L}+/gu) ?? []);
  return WORDS.find(([, known]) => known.some((word) => words.has(word)))?.[0] ?? null;
}
