import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

/** How a body is sent. */
export type Encoding = "br" | "gzip" | "identity";
type Compressed = Exclude<Encoding, "identity">;

/** A text in each encoding, compressed when it is first requested in it. */
export interface EncodedBody {
  in(encoding: Encoding): Promise<Buffer> | Buffer;
  /** What it holds in memory. */
  readonly bytes: number;
  /** Names what is called when that has changed. */
  onResize(listener: () => void): void;
}

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};
const decompress = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};
/** Near the smallest, at a fifth of the time. */
const BROTLI_QUALITY = 6;

/** For what is sent once: a tenth larger, in a third of the time or less. */
const QUICK = { br: 3, gzip: 3 };

function pack(
  bytes: Buffer,
  encoding: Compressed,
  levels: Partial<Record<Compressed, number>>,
): Promise<Buffer> {
  return encoding === "br"
    ? compress.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: levels.br ?? BROTLI_QUALITY } })
    : compress.gzip(bytes, { level: levels.gzip ?? constants.Z_DEFAULT_COMPRESSION });
}

/** Compresses what is sent once. */
export const packed = (bytes: Buffer, encoding: Compressed): Promise<Buffer> => pack(bytes, encoding, QUICK);

/** What is sent once, compressed quickly. */
export function encodedOnce(bytes: Buffer): EncodedBody {
  return {
    in: (encoding) => (encoding === "identity" ? bytes : packed(bytes, encoding)),
    bytes: bytes.length,
    onResize: () => undefined,
  };
}

/**
 * Makes a text ready to be sent many times. Once it is compressed the text itself is no longer held: nearly every client
 * takes a compressed one, and for another it is decompressed again.
 */
export function encodedBody(text: string): EncodedBody {
  const made = new Map<Encoding, Buffer>([["identity", unpooled(Buffer.from(text))]]);
  const making = new Map<Encoding, Promise<Buffer>>();
  let onResize: (() => void) | null = null;

  async function identity(): Promise<Buffer> {
    const held = made.get("identity");
    if (held !== undefined) return held;
    for (const encoding of ["gzip", "br"] as const) {
      const bytes = made.get(encoding);
      if (bytes !== undefined) return decompress[encoding](bytes);
    }
    throw new Error("A body holds its text until it is compressed; neither is there.");
  }
  async function compressed(encoding: Compressed): Promise<Buffer> {
    const body = unpooled(await pack(await identity(), encoding, {}));
    made.set(encoding, body);
    made.delete("identity");
    onResize?.();
    return body;
  }
  return {
    in: (encoding) => {
      const ready = made.get(encoding) ?? making.get(encoding);
      if (ready !== undefined) return ready;
      const promise = (encoding === "identity" ? identity() : compressed(encoding)).finally(() =>
        making.delete(encoding),
      );
      making.set(encoding, promise);
      return promise;
    },
    get bytes() {
      return [...made.values()].reduce((sum, { length }) => sum + length, 0);
    },
    onResize: (listener) => {
      onResize = listener;
    },
  };
}

/** The same bytes in memory of their own: a buffer cut from the pool that Node's small ones share keeps the whole pool. */
function unpooled(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
