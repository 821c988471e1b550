/** What a shopper may attach, and the bytes that begin it: it is recognised by content, never by name. */
const KINDS = [
  { type: "image/jpeg", extension: "jpg", begins: /^\u00FF\u00D8\u00FF/ },
  { type: "image/png", extension: "png", begins: /^\u0089PNG\r\n\u001A\n/ },
  { type: "image/webp", extension: "webp", begins: /^RIFF.{4}WEBP/s },
  { type: "image/heic", extension: "heic", begins: /^.{4}ftyphei[cx]/s },
  { type: "image/heif", extension: "heif", begins: /^.{4}ftypmif1/s },
  { type: "application/pdf", extension: "pdf", begins: /^%PDF/ },
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
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  const found = KINDS.find(({ begins }) => begins.test(text));
  return found ? { type: found.type, extension: found.extension } : null;
}
