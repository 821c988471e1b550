const MAX_LENGTH = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(2 * MAX_LENGTH + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Edits (insert, drop, replace, swap neighbours) from `typed` to `word`, or to the nearest beginning of `word`
 * when `prefix`. Anything above `most` (64 at most) is returned as `most + 1`, early, and so is a
 * `typed` of more than 64 letters: it is no misspelling.
 *
 * @example
 * editDistance("saerch", "search", 2); // 1
 * editDistance("mazd", "mazda", 2, true); // 0
 */
export function editDistance(typed: string, word: string, most: number, prefix = false): number {
  const length = typed.length;
  const width = Math.min(word.length, length + most);
  if (length > MAX_LENGTH || word.length < length - most || (!prefix && word.length > length + most))
    return most + 1;
  let [before, previous, current] = rows;
  for (let j = 0; j <= width; j++) previous[j] = j;
  // The letters before the two that are compared; -1 is no letter's code.
  let earlier = -1;
  for (let i = 1; i <= length; i++) {
    current[0] = i;
    let best = i;
    const letter = typed.charCodeAt(i - 1);
    let left = -1;
    for (let j = 1; j <= width; j++) {
      const other = word.charCodeAt(j - 1);
      let cost = (previous[j - 1] as number) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (previous[j] as number) + 1, (current[j - 1] as number) + 1);
      if (letter === left && other === earlier) cost = Math.min(cost, (before[j - 2] as number) + 1);
      current[j] = cost;
      best = Math.min(best, cost);
      left = other;
    }
    earlier = letter;
    if (best > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  if (!prefix) return Math.min(most + 1, previous[width] as number);
  let nearest = most + 1;
  for (let j = 0; j <= width; j++) nearest = Math.min(nearest, previous[j] as number);
  return nearest;
}
