import type { FeedSource } from "./feed-row.ts";

/**
 * Reads a feed's text as UTF-8 and keeps only what the reader has not
 * finished with, so that reading can start again behind a broken row.
 */
export class RewindableStream {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #kept: Uint8Array[] = [];
  /** Position of the first kept byte, counted from where the current reading began. */
  #keptFrom = 0;
  #rewound: Uint8Array[] = [];
  #stopped = false;

  constructor(source: FeedSource, encoding: "utf-8" | "latin1" | "utf-16le") {
    this.#pieces = toUtf8(source, encoding)[Symbol.asyncIterator]();
  }

  /** Reads on from here. `done` gives how many bytes of this reading are finished with. */
  async *read(done: () => number): AsyncGenerator<Uint8Array> {
    this.#stopped = false;
    this.#kept = [];
    this.#keptFrom = 0;
    while (!this.#stopped) {
      const piece = await this.#next();
      if (piece === null) return;
      this.#kept.push(piece);
      this.#forget(done());
      yield piece;
    }
  }

  /** Ends the current reading before its next piece. */
  stop(): void {
    this.#stopped = true;
  }

  /** Rewinds to the line after the one at `position`; false when there is no such line. */
  async rewindToLineAfter(position: number): Promise<boolean> {
    let rest = Buffer.concat(this.#kept).subarray(position - this.#keptFrom);
    for (;;) {
      const lineEnd = rest.indexOf(0x0a);
      if (lineEnd !== -1) {
        this.#rewound.unshift(rest.subarray(lineEnd + 1));
        return true;
      }
      const piece = await this.#next();
      if (piece === null) return false;
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
      let first = this.#kept[0];
      first && this.#keptFrom + first.length <= position;
      first = this.#kept[0]
    ) {
      this.#kept.shift();
      this.#keptFrom += first.length;
    }
  }
}

async function* toUtf8(
  source: FeedSource,
  encoding: "utf-8" | "latin1" | "utf-16le",
): AsyncGenerator<Uint8Array> {
  const decoder = encoding === "utf-8" ? null : new TextDecoder(encoding);
  for await (const piece of source) {
    if (typeof piece === "string") yield Buffer.from(piece, "utf8");
    else if (decoder === null) yield piece;
    else yield Buffer.from(decoder.decode(piece, { stream: true }), "utf8");
  }
  const rest = decoder?.decode();
  if (rest) yield Buffer.from(rest, "utf8");
}
