import { GrowingList } from "../lists/growing-list.ts";
import { GrowingTexts } from "../lists/growing-texts.ts";
import { TextNumbers } from "../lists/text-numbers.ts";
import type { StockEntry } from "../stock-index/stock-index.ts";

/** What an import knows of the cars stored before, and which of them it saw: some 130 bytes a car, outside the JavaScript heap. */
export class StoredCars {
  readonly #numbers: TextNumbers;
  /** The rest of each entry, as JSON. */
  readonly #entries = new GrowingTexts();
  /** By number, 1 once a car was seen. */
  readonly #seen = new GrowingList();

  /** `seed` is a number that the writer of the feed does not know. */
  constructor(seed: number) {
    this.#numbers = new TextNumbers(seed);
  }

  add({ id, slug, sold, createdAt, feed, fingerprint }: StockEntry): void {
    if (this.#numbers.add(id) === this.#entries.length)
      this.#entries.push(JSON.stringify([slug, sold, createdAt, feed, fingerprint]));
  }

  get(id: string): StockEntry | undefined {
    const number = this.#numbers.find(id);
    return number === null ? undefined : this.#entry(number);
  }

  has(id: string): boolean {
    return this.#numbers.find(id) !== null;
  }

  see(id: string): void {
    const number = this.#numbers.find(id);
    if (number !== null) this.#seen.set(number, 1);
  }

  /** All of them, with whether each was seen. */
  *entries(): Generator<{ entry: StockEntry; isSeen: boolean }> {
    for (let number = 0; number < this.#entries.length; number++)
      yield { entry: this.#entry(number), isSeen: this.#seen.at(number) === 1 };
  }

  #entry(number: number): StockEntry {
    type Rest = readonly [
      string,
      StockEntry["sold"],
      StockEntry["createdAt"],
      StockEntry["feed"],
      StockEntry["fingerprint"],
    ];
    const rest: Rest = JSON.parse(this.#entries.at(number));
    const [slug, sold, createdAt, feed, fingerprint] = rest;
    return { id: this.#numbers.at(number), slug, sold, createdAt, feed, fingerprint };
  }
}
