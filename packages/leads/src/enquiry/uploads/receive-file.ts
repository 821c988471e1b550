import type { StoredFile } from "../model/stored-lead.ts";
import { fileKind, HEAD_BYTES } from "./file-kinds.ts";
import type { FileStorage } from "./file-storage.ts";
import type { RefusedFile } from "./refuse-file.ts";
import type { UploadPolicy } from "./upload-policy.ts";

/** What became of one file. */
export type ReceivedFile = { ok: true; file: StoredFile } | { ok: false; refused: RefusedFile };

/** A name for people: no folders, no control characters, of a bearable length. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/[\p{C}"<>|:*?]/gu, "").trim();
  if (clean === "" || /^\.+$/.test(clean)) return "file";
  const dot = clean.lastIndexOf(".");
  return clean.length <= 100 || dot < 1
    ? clean.slice(0, 100)
    : clean.slice(0, 90) + clean.slice(dot, dot + 10);
}

/**
 * The name a file is delivered under: a clean name with the extension of what the file is, so that no mail program
 * opens a picture as a page or a program.
 *
 * @example
 * fileNameFor("holiday.html", "jpg"); // "holiday.jpg"
 */
export function fileNameFor(name: string, extension: string): string {
  // An extension is a letter and at most four more signs: "Q.Masters" and "v1.2" have none.
  const stem = name.replace(/(?:\.[a-z][a-z0-9]{0,4})?[\s.]*$/i, "");
  // A cut may leave half of a character.
  return `${stem.slice(0, 90).replace(/\p{Cs}/gu, "") || "file"}.${extension}`;
}

class TooLarge extends Error {}

/** Streams one file into the storage, checking its kind by its first bytes before anything is written. */
export async function receiveFile(
  name: string,
  content: AsyncIterable<Uint8Array>,
  { storage, policy, id, folder }: { storage: FileStorage; policy: UploadPolicy; id: string; folder: string },
): Promise<ReceivedFile> {
  const chunks = content[Symbol.asyncIterator]();
  // The rest of a file must be read, or the parts behind it never come.
  const readAway = async (): Promise<void> => {
    while (!(await chunks.next()).done);
  };
  const refuse = async (reason: RefusedFile["reason"]): Promise<ReceivedFile> => {
    await readAway();
    return { ok: false, refused: { name, reason } };
  };

  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  if (head.length === 0) return refuse("empty");
  const kind = fileKind(head);
  if (!kind) return refuse("wrong_kind");

  let bytes = 0;
  async function* bounded(): AsyncGenerator<Uint8Array> {
    for (let chunk: Uint8Array = head; ; ) {
      bytes += chunk.byteLength;
      if (bytes > policy.maxBytes) throw new TooLarge();
      yield chunk;
      const next = await chunks.next();
      if (next.done) return;
      chunk = next.value;
    }
  }
  const location = `${folder}/${id}.${kind.extension}`;
  try {
    await storage.write(location, bounded());
  } catch (reason) {
    if (reason instanceof TooLarge) return refuse("too_large");
    await readAway();
    throw reason;
  }
  return {
    ok: true,
    file: { id, name: fileNameFor(name, kind.extension), type: kind.type, bytes, location },
  };
}
