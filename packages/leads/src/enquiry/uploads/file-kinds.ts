/** What a shopper may attach, and the bytes that begin it, in hexadecimal: it is recognised by content, never by name. */
const KINDS = [
  { type: "image/jpeg", extension: "jpg", begins: /^ffd8ff/ },
  { type: "image/png", extension: "png", begins: /^89504e470d0a1a0a/ },
  // RIFF, a length, WEBP
  { type: "image/webp", extension: "webp", begins: /^52494646.{8}57454250/ },
  // A length, ftyp, and heic or heix
  { type: "image/heic", extension: "heic", begins: /^.{8}66747970686569(?:63|78)/ },
  // A length, ftyp, mif1
  { type: "image/heif", extension: "heif", begins: /^.{8}667479706d696631/ },
  { type: "application/pdf", extension: "pdf", begins: /^25504446/ },
] as const;

/** How many first bytes are needed to know the kind. */
export const HEAD_BYTES = 16;

/**
 * The kind of a file by its first bytes; null for anything we do not take.
 *
 * @example
 * fileKind(new TextEncoder().encode("%PDF-1.7"))?.extension // "pdf"
 */
export function fileKind(head: Uint8Array): { type: string; extension: string } | null {
  const hex = [...head.subarray(0, HEAD_BYTES)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const found = KINDS.find(({ begins }) => begins.test(hex));
  return found ? { type: found.type, extension: found.extension } : null;
}
