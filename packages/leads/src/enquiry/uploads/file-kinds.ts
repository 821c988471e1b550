import { fileTypeFromBuffer } from "file-type";

/** What a shopper may attach, recognised by content, never by name. */
const KINDS: readonly { type: string; extension: string }[] = [
  { type: "image/jpeg", extension: "jpg" },
  { type: "image/png", extension: "png" },
  { type: "image/webp", extension: "webp" },
  { type: "image/heic", extension: "heic" },
  { type: "image/heif", extension: "heif" },
  { type: "application/pdf", extension: "pdf" },
];

/** How many first bytes are needed to know the kind. */
export const HEAD_BYTES = 4100;

/** The kind of a file by its first bytes; null for anything we do not take. */
export async function fileKind(head: Uint8Array): Promise<{ type: string; extension: string } | null> {
  const found = await fileTypeFromBuffer(head);
  return KINDS.find(({ type }) => type === found?.mime) ?? null;
}
