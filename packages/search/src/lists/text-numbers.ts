import { GrowingTexts } from "./growing-texts.ts";

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
  private readonly texts = new GrowingTexts();
  private readonly seed: number;

  /** With a seed that the writer of the texts does not know, no texts can be chosen that all fall together. */
  constructor(seed: number) {
    this.seed = seed | 0;
  }

  get size(): number {
    return this.texts.length;
  }

  /** The number of a text; null where it was not added. */
  find(text: string): number | null {
    const known = this.slots[this.slotOf(this.texts.write(text))] as number;
    return known === 0 ? null : known - 1;
  }

  /** The number of a text, which it is given when it has none. */
  add(text: string): number {
    const end = this.texts.write(text);
    const slot = this.slotOf(end);
    const known = this.slots[slot] as number;
    if (known > 0) return known - 1;
    this.texts.take(end);
    this.slots[slot] = this.size;
    if (this.size * 2 > this.slots.length) this.spread();
    return this.size - 1;
  }

  /** The text of a number. */
  at(number: number): string {
    return this.texts.at(number);
  }

  /** Where the text that was written up to `end` stands among the slots, or would. */
  private slotOf(end: number): number {
    const { slots, texts } = this;
    const { bytes } = texts;
    const begin = texts.endOf(this.size - 1);
    const mask = slots.length - 1;
    for (let slot = this.hashOf(begin, end) & mask; ; slot = (slot + 1) & mask) {
      const number = slots[slot] as number;
      if (number === 0) return slot;
      const other = texts.endOf(number - 2);
      if (texts.endOf(number - 1) - other !== end - begin) continue;
      let at = begin;
      while (at < end && bytes[at] === bytes[other + at - begin]) at++;
      if (at === end) return slot;
    }
  }

  /** Twice as many slots. */
  private spread(): void {
    const slots = new Uint32Array(this.slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 1; number <= this.size; number++) {
      let slot = this.hashOf(this.texts.endOf(number - 2), this.texts.endOf(number - 1)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.slots = slots;
  }

  /** FNV-1a, with its last bits mixed. */
  private hashOf(from: number, to: number): number {
    const { bytes } = this.texts;
    let hash = 0x811c9dc5 ^ this.seed;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (hash ^ (hash >>> 13)) >>> 0;
  }
}
