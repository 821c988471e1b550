import { editDistance } from "./edit-distance.ts";

const MAX_LENGTH = 64;

/**
 * The name that was probably meant, or null when none is near: within a third of its length, case
 * not counted.
 *
 * @example
 * nearestName("serach", ["search", "cars"]); // "search"
 */
export function nearestName(given: string, names: Iterable<string>): string | null {
  // A longer text is no misspelling, and comparing it costs its length times each name's.
  const wanted = given.slice(0, MAX_LENGTH).toLowerCase();
  let nearest: { name: string; distance: number } | null = null;
  for (const name of names) {
    const most = Math.min(MAX_LENGTH, Math.max(2, Math.ceil(name.length / 3)));
    const distance = editDistance(wanted, name.toLowerCase(), most);
    if (distance <= most && distance < (nearest?.distance ?? Infinity)) {
      nearest = { name, distance };
    }
  }
  return nearest?.name ?? null;
}
