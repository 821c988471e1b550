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

  /** Rewinds to the line after the one at `position`. Gives the line left out, and whether there is one after it. */
  async rewindToLineAfter(position: number): Promise<{ line: Buffer; more: boolean }> {
    const read = Buffer.concat(this.#held);
    const at = position - this.#heldFrom;
    // The position may be some bytes into the line, and behind its end where it is the last.
    const within = Math.min(at, read.length - 1);
    let rest = read.subarray(within > 0 ? read.lastIndexOf(0x0a, within - 1) + 1 : 0);
    for (;;) {
      const lineEnd = rest.indexOf(0x0a);
      if (lineEnd !== -1) {
        this.#rewound.unshift(rest.subarray(lineEnd + 1));
        return { line: rest.subarray(0, lineEnd), more: true };
      }
      const piece = await this.#next();
      if (piece === null) return { line: rest, more: false };
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
