import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body is sent. */
export type Encoding = "br" | "gzip" | "identity";
type Compressed = Exclude<Encoding, "identity">;

/** A text in each encoding, compressed when it is first requested in it. */
export interface EncodedBody {
  in(encoding: Encoding): Promise<Buffer> | Buffer;
}

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
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

/** A text to be sent once, compressed quickly. */
export function encodedOnce(text: string): EncodedBody {
  const bytes = Buffer.from(text);
  return { in: (encoding) => (encoding === "identity" ? bytes : packed(bytes, encoding)) };
}

/** Makes a text ready to be sent many times. */
export function encodedBody(text: string): EncodedBody {
  const identity = unpooled(Buffer.from(text));
  const made = new Map<Encoding, Promise<Buffer> | Buffer>([["identity", identity]]);
  const make = (encoding: Compressed): Promise<Buffer> =>
    pack(identity, encoding, {}).then((bytes) => {
      const body = unpooled(bytes);
      made.set(encoding, body);
      return body;
    });
  return {
    in: (encoding) => {
      const ready = made.get(encoding);
      if (ready !== undefined || encoding === "identity") return ready ?? identity;
      const making = make(encoding);
      made.set(encoding, making);
      return making;
    },
  };
}

/** The same bytes in memory of their own: a buffer cut from the pool that Node's small ones share keeps the whole pool. */
function unpooled(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
