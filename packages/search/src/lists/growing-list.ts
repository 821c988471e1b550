/** A list of whole numbers outside the JavaScript heap, where the garbage collector does not visit each of a million. */
export class GrowingList {
  private items: Uint32Array<ArrayBuffer>;
  private used: number;

  constructor(items?: Uint32Array<ArrayBuffer>) {
    this.items = items ?? new Uint32Array(256);
    this.used = items?.length ?? 0;
  }

  get length(): number {
    return this.used;
  }

  push(item: number): void {
    if (this.used === this.items.length) this.reserve(this.used + 1);
    this.items[this.used++] = item;
  }

  /** 0 for places that were never set. */
  at(index: number): number {
    return this.items[index] ?? 0;
  }

  /** Sets a place; those between it and the end before are 0. */
  set(index: number, item: number): void {
    if (index >= this.items.length) this.reserve(index + 1);
    if (index >= this.used) this.used = index + 1;
    this.items[index] = item;
  }

  /** The first so many numbers, with zeros where there are fewer. */
  finish(length = this.used): Uint32Array<ArrayBuffer> {
    if (length > this.items.length) this.reserve(length);
    return this.items.slice(0, length);
  }

  private reserve(least: number): void {
    const items = new Uint32Array(Math.max(least, this.items.length * 2));
    items.set(this.items);
    this.items = items;
  }
}
