/** Swaps keys until the `wanted` smallest stand in front, in any order. Hoare's selection: linear on average. */
function select(keys: Float64Array, wanted: number): void {
  let left = 0;
  let right = keys.length - 1;
  while (right > left) {
    const pivot = keys[(left + right) >>> 1] as number;
    let i = left;
    let j = right;
    while (i <= j) {
      while ((keys[i] as number) < pivot) i++;
      while ((keys[j] as number) > pivot) j--;
      if (i > j) break;
      const swapped = keys[i] as number;
      keys[i++] = keys[j] as number;
      keys[j--] = swapped;
    }
    if (wanted - 1 <= j) right = j;
    else if (wanted - 1 >= i) left = i;
    else return;
  }
}

/** The keys from place `from` to place `to` in ascending order. Changes `keys`; a page needs few of many. */
export function smallestKeys(
  keys: Float64Array<ArrayBuffer>,
  from: number,
  to: number,
): Float64Array<ArrayBuffer> {
  const wanted = Math.min(to, keys.length);
  if (wanted * 4 < keys.length) select(keys, wanted);
  else return keys.toSorted().slice(from, wanted);
  return keys.slice(0, wanted).toSorted().slice(from);
}
