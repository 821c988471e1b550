/** Names by their letters and digits alone. */
export class Index<T> {
  private readonly entries = new Map<string, T[]>();
  longest = 1;
  add(letters: string, words: number, entry: T): void {
    if (letters === "") return;
    if (words > this.longest) this.longest = words;
    const list = this.entries.get(letters);
    if (list) list.push(entry);
    else this.entries.set(letters, [entry]);
  }
  get(letters: string): readonly T[] {
    return this.entries.get(letters) ?? [];
  }
  has(letters: string): boolean {
    return this.entries.has(letters);
  }
}

export const wordCount = (text: string): number => Math.max(1, text.split(/[\s-]+/).length);

/** Letters with their plural's "s" taken off, and the "es" of "HiLuxes". */
export const singular = (letters: string): string =>
  /(?:x|ch|sh|s)es$/.test(letters)
    ? letters.slice(0, -2)
    : /[^s]s$/.test(letters)
      ? letters.slice(0, -1)
      : letters;
