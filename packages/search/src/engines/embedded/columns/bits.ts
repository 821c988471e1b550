/** A set of documents: bit n of the words stands for document n. Unused bits of the last word are 0. */
export type Bits = Uint32Array<ArrayBuffer>;

export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest > 0 && bits.length > 0) bits[bits.length - 1] = 2 ** rest - 1;
  return bits;
}

export const hasBit = (bits: Bits, index: number): boolean =>
  (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;

export function setBit(bits: Bits, index: number): void {
  const word = index >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (index & 31));
}

/** A set to which documents are added before it is known how many there are. */
export class GrowingBits {
  private bits = emptyBits(0);

  add(index: number): void {
    if (index >>> 5 >= this.bits.length) {
      const bits = emptyBits((index + 1) * 2);
      bits.set(this.bits);
      this.bits = bits;
    }
    setBit(this.bits, index);
  }

  get isEmpty(): boolean {
    return this.bits.length === 0;
  }

  finish(size: number): Bits {
    const bits = emptyBits(size);
    bits.set(this.bits.subarray(0, bits.length));
    return bits;
  }
}

/** Keeps in `target` only what is in `other` too. */
export function intersect(target: Bits, other: Bits): Bits {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) & (other[i] as number);
  return target;
}

export function unite(target: Bits, other: Bits): Bits {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) | (other[i] as number);
  return target;
}

/** Takes everything of `other` out of `target`. */
export function subtract(target: Bits, other: Bits): Bits {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) & ~(other[i] as number);
  return target;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

export const isEmptyBits = (bits: Bits): boolean => !bits.some((word) => word !== 0);

/** The documents of a set, ascending; in `list`, where there is one, which has just so many places. */
export function listBits(
  bits: Bits,
  count = countBits(bits),
  list = new Uint32Array(count),
): Uint32Array<ArrayBuffer> {
  return listWords(bits, 0, list);
}

/** The documents up to `size` that are not in a set, ascending; `list` has just so many places. */
export function listMissing(bits: Bits, size: number, list: Uint32Array<ArrayBuffer>) {
  const last = bits.length - 1;
  const unused = (size & 31) === 0 ? 0 : (0xffffffff << (size & 31)) >>> 0;
  const word = bits[last];
  if (word === undefined) return list;
  bits[last] = word | unused;
  listWords(bits, 0xffffffff, list);
  bits[last] = word;
  return list;
}

function listWords(bits: Bits, flipped: number, list: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  let next = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = (bits[i] as number) ^ flipped;
    const base = i << 5;
    while (word !== 0) {
      list[next++] = base + (31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
  return list;
}

/** The first documents of a set, ascending, and no more than so many. */
export function firstBits(bits: Bits, most: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < bits.length && list.length < most; i++) {
    let word = bits[i] as number;
    while (word !== 0 && list.length < most) {
      list.push((i << 5) + (31 - Math.clz32(word & -word)));
      word &= word - 1;
    }
  }
  return list;
}
