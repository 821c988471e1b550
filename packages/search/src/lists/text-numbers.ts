import { GrowingList } from "./growing-list.ts";

/** A unit from it on takes two bytes more. */
const WIDE = 0xff;

/**
 * Numbers texts in the order they come, from 0. A `Map` of a million ids takes a hundred megabytes that the garbage collector
 * walks through; this takes some thirty bytes a text outside the JavaScript heap.
 *
 * @example
 * const numbers = new TextNumbers(seed);
 * numbers.add("c7"); // 0
 * numbers.find("c8"); // null
 */
export class TextNumbers {
  /** By hash, the number of a text and one more; 0 where there is none. */
  private slots = new Uint32Array(1 << 10);
  private readonly ends = new GrowingList();
  private bytes = new Uint8Array(1 << 12);
  /** The text that is looked for, as bytes. */
  private wanted = new Uint8Array(1 << 8);
  private wantedLength = 0;
  private readonly seed: number;

  /** With a seed that the writer of the texts does not know, no texts can be chosen that all fall together. */
  constructor(seed: number) {
    this.seed = seed | 0;
  }

  get size(): number {
    return this.ends.length;
  }

  /** The number of a text; null where it was not added. */
  find(text: string): number | null {
    const slot = this.slotOf(text);
    return this.slots[slot] === 0 ? null : (this.slots[slot] as number) - 1;
  }

  /** The number of a text, which it is given when it has none. */
  add(text: string): number {
    const slot = this.slotOf(text);
    const known = this.slots[slot] as number;
    if (known > 0) return known - 1;
    const begin = this.ends.at(this.size - 1);
    const end = begin + this.wantedLength;
    if (end > this.bytes.length) {
      const bytes = new Uint8Array(Math.max(end, this.bytes.length * 2));
      bytes.set(this.bytes);
      this.bytes = bytes;
    }
    this.bytes.set(this.wanted.subarray(0, this.wantedLength), begin);
    this.ends.push(end);
    this.slots[slot] = this.size;
    if (this.size * 2 > this.slots.length) this.spread();
    return this.size - 1;
  }

  /** The text of a number. */
  at(number: number): string {
    const units: number[] = [];
    const end = this.ends.at(number);
    for (let at = this.ends.at(number - 1); at < end; at++) {
      const unit = this.bytes[at] as number;
      if (unit < WIDE) units.push(unit);
      else units.push(((this.bytes[++at] as number) << 8) | (this.bytes[++at] as number));
    }
    return String.fromCharCode(...units);
  }

  /** Where a text stands among the slots, or would. */
  private slotOf(text: string): number {
    this.encode(text);
    const { wanted, wantedLength, slots, bytes } = this;
    const mask = slots.length - 1;
    for (let slot = this.hashOf(wanted, 0, wantedLength) & mask; ; slot = (slot + 1) & mask) {
      const number = slots[slot] as number;
      if (number === 0) return slot;
      const begin = this.ends.at(number - 2);
      if (this.ends.at(number - 1) - begin !== wantedLength) continue;
      let same = 0;
      while (same < wantedLength && bytes[begin + same] === wanted[same]) same++;
      if (same === wantedLength) return slot;
    }
  }

  private encode(text: string): void {
    if (text.length * 3 > this.wanted.length) this.wanted = new Uint8Array(text.length * 3);
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit < WIDE) {
        this.wanted[length++] = unit;
        continue;
      }
      this.wanted[length++] = WIDE;
      this.wanted[length++] = unit >>> 8;
      this.wanted[length++] = unit & 0xff;
    }
    this.wantedLength = length;
  }

  /** Twice as many slots. */
  private spread(): void {
    const slots = new Uint32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 1; number <= this.size; number++) {
      let slot = this.hashOf(this.bytes, this.ends.at(number - 2), this.ends.at(number - 1)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.slots = slots;
  }

  /** FNV-1a, with its last bits mixed. */
  private hashOf(bytes: Uint8Array, from: number, to: number): number {
    let hash = 0x811c9dc5 ^ this.seed;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) >>> 0;
  }
}
