const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** Keeps of a source only what its reader has not finished with, so that reading can start again behind a broken row. */
export class RewindableStream {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #held: Uint8Array[] = [];
  /** Position of the first held byte, counted from where the current reading began. */
  #heldFrom = 0;
  #rewound: Uint8Array[] = [];
  #stopped = false;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  /** Reads on from here. `done` gives how many bytes of this reading are finished with. */
  async *read(done: () => number): AsyncGenerator<Uint8Array> {
    this.#stopped = false;
    this.#held = [];
    this.#heldFrom = 0;
    while (!this.#stopped) {
      const piece = await this.#next();
      if (piece === null) return;
      this.#held.push(piece);
      this.#forget(done());
      yield piece;
    }
  }

  /** Ends the current reading before its next piece. */
  stop(): void {
    this.#stopped = true;
  }

  /**
   * Rewinds to the line after the one at `position`, before which blank lines may stand. Gives the line left out, how many
   * were blank, and whether there is one after it.
   */
  async rewindToLineAfter(position: number): Promise<{ line: Buffer; blank: number; more: boolean }> {
    const read = Buffer.concat(this.#held);
    let at = position - this.#heldFrom;
    let blank = 0;
    for (; read[at] === LINE_FEED || read[at] === RETURN; at++) if (read[at] === LINE_FEED) blank++;
    let rest = read.subarray(at);
    for (;;) {
      const lineEnd = rest.indexOf(LINE_FEED);
      if (lineEnd !== -1) {
        this.#rewound.unshift(rest.subarray(lineEnd + 1));
        return { line: rest.subarray(0, lineEnd), blank, more: true };
      }
      const piece = await this.#next();
      if (piece === null) return { line: rest, blank, more: false };
      rest = Buffer.concat([rest, piece]);
    }
  }

  async #next(): Promise<Uint8Array | null> {
    const again = this.#rewound.shift();
    if (again) return again;
    const next = await this.#pieces.next();
    return next.done ? null : next.value;
  }

  #forget(position: number): void {
    for (
      let first = this.#held[0];
      first && this.#heldFrom + first.length <= position;
      first = this.#held[0]
    ) {
      this.#held.shift();
      this.#heldFrom += first.length;
    }
  }
}
