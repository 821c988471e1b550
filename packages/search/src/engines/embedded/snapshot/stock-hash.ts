import { hash } from "node:crypto";

const NONE = "0000000000000000";

/**
 * Names a stock by the cars in it: the same lines give the same name, in whichever order and by however many writes they
 * came, and a name is carried on by the lines that changed.
 */
export class StockHash {
  #high: number;
  #low: number;

  constructor(name = NONE) {
    this.#high = Number.parseInt(name.slice(0, 8), 16);
    this.#low = Number.parseInt(name.slice(8), 16);
  }

  /** Puts a car's line in, or takes it out. */
  toggle(line: Buffer): void {
    const digest = hash("sha256", line, "buffer");
    this.#high = (this.#high ^ digest.readUInt32BE(0)) >>> 0;
    this.#low = (this.#low ^ digest.readUInt32BE(4)) >>> 0;
  }

  get name(): string {
    return [this.#high, this.#low].map((half) => half.toString(16).padStart(8, "0")).join("");
  }
}
