import { type FormMessages, formText } from "../forms/messages/form-messages.ts";
import { fileKind, HEAD_BYTES } from "./file-kinds.ts";
import { type UploadPolicy, uploadDefaults } from "./upload-policy.ts";

/** A file that was not taken, by its name. The rest of the lead is taken. */
export interface RefusedFile {
  name: string;
  reason: "too_large" | "wrong_kind" | "empty" | "too_many";
}

/** What people and their devices call a megabyte differs by 5 %; the larger one counts. */
const MEGABYTE = 1024 * 1024;

/**
 * The sentence a shopper reads about a file that was not taken.
 *
 * @example
 * refusedFileText({ name: "a 1.jpg", reason: "empty" }, FORM_MESSAGES.files) // "a 1.jpg is empty."
 */
export const refusedFileText = (
  { name, reason }: RefusedFile,
  messages: FormMessages["files"],
  { maxBytes, maxFiles }: UploadPolicy = uploadDefaults,
): string =>
  formText(messages, reason, { name, megabytes: Math.floor(maxBytes / MEGABYTE), files: maxFiles });

/** A file as a browser gives it. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

/**
 * Checks files when they are picked, before anything is uploaded: by number, by size and by the bytes they begin with, as the
 * server does. One that cannot be read is left to the server.
 *
 * @example
 * (await pickFiles([new File([], "car.jpg")])).refused[0]?.reason // "empty"
 */
export async function pickFiles<Picked extends PickedFile>(
  files: readonly Picked[],
  policy: UploadPolicy = uploadDefaults,
): Promise<{ accepted: Picked[]; refused: RefusedFile[] }> {
  const accepted: Picked[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (file.size === 0) refused.push({ name: file.name, reason: "empty" });
    else if (file.size > policy.maxBytes) refused.push({ name: file.name, reason: "too_large" });
    else if (await isOtherKind(file)) refused.push({ name: file.name, reason: "wrong_kind" });
    else if (accepted.length >= policy.maxFiles) refused.push({ name: file.name, reason: "too_many" });
    else accepted.push(file);
  }
  return { accepted, refused };
}

async function isOtherKind(file: PickedFile): Promise<boolean> {
  try {
    return fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) === null;
  } catch {
    return false;
  }
}
