import { GrowingList } from "./growing-list.ts";

/** A unit from it on takes two bytes more. */
const WIDE = 0xff;

/** A list of texts, a byte a letter, outside the JavaScript heap. */
export class GrowingTexts {
  private readonly ends = new GrowingList();
  private held = new Uint8Array(1 << 12);

  get length(): number {
    return this.ends.length;
  }

  /** The bytes of all texts, and of one that was written behind them. */
  get bytes(): Uint8Array {
    return this.held;
  }

  /** Where a text ends among the bytes; it begins where the one before ends. */
  endOf(at: number): number {
    return this.ends.at(at);
  }

  push(text: string): void {
    this.take(this.write(text));
  }

  /** Writes a text behind the last without taking it, and returns where it ends. */
  write(text: string): number {
    let end = this.endOf(this.length - 1);
    const most = end + text.length * 3;
    if (most > this.held.length) {
      const held = new Uint8Array(Math.max(most, this.held.length * 2));
      held.set(this.held.subarray(0, end));
      this.held = held;
    }
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      this.held[end++] = Math.min(unit, WIDE);
      if (unit < WIDE) continue;
      this.held[end++] = unit >>> 8;
      this.held[end++] = unit & 0xff;
    }
    return end;
  }

  /** Takes the text that was written last. */
  take(end: number): void {
    this.ends.push(end);
  }

  at(at: number): string {
    const units: number[] = [];
    const end = this.endOf(at);
    for (let next = this.endOf(at - 1); next < end; next++) {
      const unit = this.held[next] as number;
      if (unit < WIDE) units.push(unit);
      else units.push(((this.held[++next] as number) << 8) | (this.held[++next] as number));
    }
    let text = "";
    // A call takes only so many arguments.
    for (let from = 0; from < units.length; from += 4096)
      text += String.fromCharCode(...units.slice(from, from + 4096));
    return text;
  }
}
