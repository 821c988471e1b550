import { type FormMessages, formText } from "../forms/messages/form-messages.ts";
import { type UploadPolicy, uploadDefaults } from "./upload-policy.ts";

/** A file that was not taken, by its name. The rest of the lead is kept. */
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

/**
 * Checks files by number and size when they are picked, before anything is uploaded. Of what kind they are, only their
 * content says, and the server looks at it.
 *
 * @example
 * pickFiles([{ name: "car.jpg", size: 0 }]).refused[0]?.reason // "empty"
 */
export function pickFiles<Picked extends { readonly name: string; readonly size: number }>(
  files: readonly Picked[],
  policy: UploadPolicy = uploadDefaults,
): { kept: Picked[]; refused: RefusedFile[] } {
  const kept: Picked[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (file.size === 0) refused.push({ name: file.name, reason: "empty" });
    else if (file.size > policy.maxBytes) refused.push({ name: file.name, reason: "too_large" });
    else if (kept.length >= policy.maxFiles) refused.push({ name: file.name, reason: "too_many" });
    else kept.push(file);
  }
  return { kept, refused };
}
