import { GrowingList } from "../../../lists/growing-list.ts";

const WORD = 2 ** 32;

/** Where lines stand in a file, in ascending order: eight bytes a line, outside the JavaScript heap. */
export class LinePlaces {
  /** The lower 32 bits of where each begins. */
  readonly #begins = new GrowingList();
  readonly #lengths = new GrowingList();
  /** The first line behind each further 4 GiB. */
  readonly #rounds: number[] = [];

  get count(): number {
    return this.#begins.length;
  }

  push(at: number, length: number): void {
    while (Math.floor(at / WORD) > this.#rounds.length) this.#rounds.push(this.count);
    this.#begins.push(at % WORD);
    this.#lengths.push(length);
  }

  of(line: number): { at: number; length: number } {
    const rounds = this.#rounds.filter((first) => first <= line).length;
    return { at: rounds * WORD + this.#begins.at(line), length: this.#lengths.at(line) };
  }
}
