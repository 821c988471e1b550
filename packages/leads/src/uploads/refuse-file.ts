import { type FormTexts, translateText } from "../forms/definition/translate-text.ts";
import { type UploadPolicy, uploadDefaults } from "./upload-policy.ts";

/** A file that was not taken, by its name, with a sentence for the shopper. The rest of the lead is kept. */
export interface RefusedFile {
  name: string;
  reason: "too_large" | "wrong_kind" | "empty" | "too_many";
  message: string;
}

/** What people and their devices call a megabyte differs by 5 %; the larger one counts. */
const MEGABYTE = 1024 * 1024;

/** The sentence a shopper reads about a file that was not taken. */
export function refuseFile(name: string, reason: RefusedFile["reason"], policy: UploadPolicy): RefusedFile {
  const messages = {
    too_large: `${name} is larger than ${Math.floor(policy.maxBytes / MEGABYTE)} MB.`,
    wrong_kind: `${name} is not a JPEG, PNG, WebP, HEIC or PDF file.`,
    empty: `${name} is empty.`,
    too_many: `${name} was left out: at most ${policy.maxFiles} files can be sent.`,
  };
  return { name, reason, message: messages[reason] };
}

/**
 * A refused file with its sentence in the language of a form, whose `messages` they are; as it is without any. The name is
 * the shopper's own and stays.
 *
 * @example
 * const photo = { name: "a 1.jpg", reason: "empty", message: "a 1.jpg is empty." } as const;
 * translateRefusedFile(photo, { "is empty.": "está vacío." }).message // "a 1.jpg está vacío."
 */
export function translateRefusedFile(refused: RefusedFile, messages: FormTexts = {}): RefusedFile {
  const sentence = refused.message.slice(refused.name.length + 1);
  return { ...refused, message: `${refused.name} ${translateText(sentence, messages)}` };
}

/**
 * Checks files by number and size when they are picked, before anything is uploaded. Of what kind they are, only their
 * content says, and the server looks at it.
 *
 * @example
 * pickFiles([{ name: "car.jpg", size: 0 }]).refused[0]?.message // "car.jpg is empty."
 */
export function pickFiles<Picked extends { readonly name: string; readonly size: number }>(
  files: readonly Picked[],
  policy: UploadPolicy = uploadDefaults,
): { kept: Picked[]; refused: RefusedFile[] } {
  const kept: Picked[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (file.size === 0) refused.push(refuseFile(file.name, "empty", policy));
    else if (file.size > policy.maxBytes) refused.push(refuseFile(file.name, "too_large", policy));
    else if (kept.length >= policy.maxFiles) refused.push(refuseFile(file.name, "too_many", policy));
    else kept.push(file);
  }
  return { kept, refused };
}
