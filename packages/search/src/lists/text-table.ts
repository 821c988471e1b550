// A facet has at most some thousand labels; tables of ids hold a million texts that are seldom read.
const MOST_REMEMBERED = 8192;

/**
 * Many texts in one array of UTF-16 units, or of bytes when no text needs more: outside the JavaScript heap, where the
 * garbage collector does not visit them, and read back one by one.
 *
 * @example
 * const table = TextTable.of(["mazda", "toyota"]);
 * table.at(1); // "toyota"
 * table.find("toyota"); // 1, since the texts are in order
 */
export class TextTable {
  readonly units: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** Text i has the units offsets[i] to offsets[i + 1]. */
  readonly offsets: Uint32Array<ArrayBuffer>;
  readonly length: number;
  private readonly remembered: string[] | null;

  constructor(units: TextTable["units"], offsets: TextTable["offsets"]) {
    this.units = units;
    this.offsets = offsets;
    this.length = offsets.length - 1;
    this.remembered = this.length <= MOST_REMEMBERED ? [] : null;
  }

  static of(texts: readonly string[]): TextTable {
    const offsets = new Uint32Array(texts.length + 1);
    for (let i = 0; i < texts.length; i++)
      offsets[i + 1] = (offsets[i] as number) + (texts[i] as string).length;
    const units = new Uint16Array(offsets[texts.length] as number);
    let used = 0;
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i] as string;
      for (let at = 0; at < text.length; at++) units[used++] = text.charCodeAt(at);
    }
    return new TextTable(narrow(units), offsets);
  }

  at(index: number): string {
    const known = this.remembered?.[index];
    if (known !== undefined) return known;
    const from = this.offsets[index] as number;
    const to = this.offsets[index + 1] as number;
    let text = "";
    // A call takes only so many arguments.
    for (let at = from; at < to; at += 4096)
      text += String.fromCharCode(...this.units.subarray(at, Math.min(to, at + 4096)));
    if (this.remembered) this.remembered[index] = text;
    return text;
  }

  /** In a table in order, the first text that is not before `text`. */
  lowerBound(text: string): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** In a table in order, the place of a text; null when it is not there. */
  find(text: string): number | null {
    const at = this.lowerBound(text);
    return at < this.length && this.compare(at, text) === 0 ? at : null;
  }

  /** As `<` compares texts: by units. */
  private compare(index: number, text: string): number {
    const from = this.offsets[index] as number;
    const length = (this.offsets[index + 1] as number) - from;
    const both = Math.min(length, text.length);
    for (let at = 0; at < both; at++) {
      const difference = (this.units[from + at] as number) - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }
}

/** In bytes, where no unit needs more. */
export function narrow(units: TextTable["units"]): TextTable["units"] {
  if (units instanceof Uint8Array) return units;
  let all = 0;
  for (let at = 0; at < units.length; at++) all |= units[at] as number;
  return all < 256 ? Uint8Array.from(units) : units;
}
