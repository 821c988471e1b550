/** Makes a sentence of how often something was met, and where first. */
type Sentence = (count: number, first: string) => string;

/**
 * What a reader noticed about a feed's files and got over: each kind is one sentence, with how often and where first.
 *
 * @example
 * const remarks = new FeedRemarks();
 * remarks.add((count, first) => `${count} blank rows (first: ${first}).`, "line 3");
 * remarks.list(); // ["1 blank rows (first: line 3)."]
 */
export class FeedRemarks {
  readonly #met = new Map<Sentence, { count: number; first: string }>();

  /** Notes one occurrence; the same function is the same kind. */
  add(sentence: Sentence, place: string): void {
    const known = this.#met.get(sentence);
    if (known) known.count++;
    else this.#met.set(sentence, { count: 1, first: place });
  }

  list(): string[] {
    return [...this.#met].map(([sentence, { count, first }]) => sentence(count, first));
  }
}
