/** The number of letters to add, drop, change or swap with a neighbour to turn one word into another. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      let best = Math.min(changed, (last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      line.push(best);
    }
    before = last;
    last = line;
  }
  return last[other.length] ?? 0;
}

const LONGEST = 64;

/**
 * The name somebody probably meant, or null when none is near: within a third of its length, case
 * not counted.
 *
 * @example
 * nearestName("serach", ["search", "cars"]) // "search"
 */
export function nearestName(given: string, names: Iterable<string>): string | null {
  // A longer text is no misspelling, and comparing it costs its length times each name's.
  const wanted = given.slice(0, LONGEST).toLowerCase();
  let nearest: { name: string; distance: number } | null = null;
  for (const name of names) {
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance <= Math.max(2, Math.ceil(name.length / 3)) && distance < (nearest?.distance ?? Infinity)) {
      nearest = { name, distance };
    }
  }
  return nearest?.name ?? null;
}
