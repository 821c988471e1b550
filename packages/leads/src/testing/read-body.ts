import { isRecord } from "@forecourt/search/kernel";
import { XMLValidator } from "fast-xml-parser";

/** A file as its receiver has it. */
export interface ReceivedFile {
  name: string;
  type: string;
  content: Buffer;
}

/** What a receiver makes of a body: its files, or the status it refuses it with. */
export type ReadBody = { files: readonly ReceivedFile[] } | { refused: 400 | 415 | 422 };

const NO_FILES: ReadBody = { files: [] };
const readJson = (text: string): ReadBody => (isRecord(JSON.parse(text)) ? NO_FILES : { refused: 422 });

/** A form must hold the lead as JSON, and each of its files must have a name, a type and bytes. */
async function readForm(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadBody> {
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
  const lead = form.get("lead");
  const content: unknown = typeof lead === "string" ? JSON.parse(lead) : null;
  const files = await Promise.all(
    form.getAll("files").map(async (file) => {
      if (typeof file === "string" || file.size === 0 || file.name === "") return [];
      return [{ name: file.name, type: file.type, content: Buffer.from(await file.arrayBuffer()) }];
    }),
  );
  const isWhole = files.length > 0 && files.every((file) => file.length > 0);
  return isRecord(content) && isRecord(content["lead"]) && isWhole
    ? { files: files.flat() }
    : { refused: 422 };
}

const readAdf = (text: string): ReadBody => {
  if (XMLValidator.validate(text) !== true) return { refused: 400 };
  return /<prospect[\s>]/.test(text) ? NO_FILES : { refused: 422 };
};

/**
 * Reads a body by what its content type says it is, as a real receiver would: 415 for a type that no receiver takes,
 * 400 for a body that is not of its type, 422 for a form without its lead or its files.
 */
export async function readBody(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadBody> {
  if (type === "" && bytes.length === 0) return NO_FILES;
  try {
    if (type.startsWith("application/json")) return readJson(new TextDecoder().decode(bytes));
    if (type.startsWith("multipart/form-data;")) return await readForm(type, bytes);
    if (type.startsWith("application/x-adf+xml")) return readAdf(new TextDecoder().decode(bytes));
    return type.startsWith("application/x-www-form-urlencoded") ? NO_FILES : { refused: 415 };
  } catch {
    return { refused: 400 };
  }
}
