import { Readable } from "node:stream";
import busboy from "busboy";
import type { StoredFile } from "../model/stored-lead.ts";
import type { FileStorage } from "./file-storage.ts";
import { cleanFileName, type ReceivedFile, receiveFile } from "./receive-file.ts";
import type { RefusedFile } from "./refuse-file.ts";
import { type UploadPolicy, uploadDefaults } from "./upload-policy.ts";

/** What receiving a form with files needs. */
export interface ReceiveMultipartOptions {
  contentType: string;
  body: AsyncIterable<Uint8Array>;
  storage: FileStorage;
  /** A random id that cannot be guessed, new for each file. */
  newId: () => string;
  /** Folder of the storage, for example the tenant's slug. */
  folder: string;
  policy?: UploadPolicy;
}

/** The form's fields and its files, already flushed; or why there is no form. */
export type ReceivedMultipart =
  | {
      ok: true;
      /** Repeated names become lists. */
      fields: Record<string, string | string[]>;
      files: StoredFile[];
      refused: RefusedFile[];
    }
  | { ok: false; problem: "malformed" | "cut_off"; detail: string }
  /** The form was read whole, but its files could not be stored: it can be shown again with what was typed. */
  | { ok: false; problem: "storage"; detail: string; fields: Record<string, string | string[]> };

const FIELD_LIMITS = { fields: 300, fieldNameSize: 100, fieldSize: 100_000, headerPairs: 20 };

/**
 * Receives a multipart form: fields are collected, files stream through to the storage. A file that is not taken is
 * named in `refused` and the rest of the form is taken. When it becomes no lead, hand the files to `discardFiles`.
 */
export async function receiveMultipart(options: ReceiveMultipartOptions): Promise<ReceivedMultipart> {
  const { storage, newId, folder, policy = uploadDefaults } = options;
  const fields = new Map<string, string[]>();
  const working: Promise<ReceivedFile>[] = [];
  const refused: RefusedFile[] = [];
  let parser: busboy.Busboy;
  try {
    const limits = { ...FIELD_LIMITS, files: policy.maxFiles + 10, parts: 400 };
    parser = busboy({ headers: { "content-type": options.contentType }, limits, defParamCharset: "utf8" });
  } catch (reason) {
    return { ok: false, problem: "malformed", detail: textOf(reason) };
  }

  parser.on("field", (name, value) => {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  });
  parser.on("file", (_field, stream, { filename }) => {
    const name = cleanFileName(filename ?? "");
    if (!filename) {
      stream.resume(); // a file input left empty
    } else if (working.length >= policy.maxFiles) {
      refused.push({ name, reason: "too_many" });
      stream.resume();
    } else {
      const work = receiveFile(name, stream, { storage, policy, id: newId(), folder });
      work.catch(() => stream.resume());
      working.push(work);
    }
  });

  type Parsed = { ok: true } | { ok: false; problem: "malformed" | "cut_off"; detail: string };
  const parsed = await new Promise<Parsed>((resolve) => {
    const source = Readable.from(options.body);
    const fail = (problem: "malformed" | "cut_off", reason: unknown): void => {
      resolve({ ok: false, problem, detail: textOf(reason) });
      source.destroy();
      parser.destroy();
    };
    // Not `once`: destroying a parser in the middle of a part makes it complain again, and that error needs a listener too.
    parser.on("error", (reason) => fail("malformed", reason));
    for (const limit of ["fieldsLimit", "partsLimit"] as const)
      parser.once(limit, () => fail("malformed", new Error("The form has more fields than any of ours.")));
    source.on("error", (reason) => fail("cut_off", reason));
    parser.once("close", () => resolve({ ok: true }));
    source.pipe(parser);
  });

  const settled = await Promise.allSettled(working);
  const done = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const files = done.flatMap((one) => (one.ok ? [one.file] : []));
  const broken = settled.find((one) => one.status === "rejected");
  if (!parsed.ok || broken) {
    await discardFiles(storage, files);
    return parsed.ok
      ? { ok: false, problem: "storage", detail: textOf(broken?.reason), fields: listed(fields) }
      : parsed;
  }
  refused.unshift(...done.flatMap((one) => (one.ok ? [] : [one.refused])));
  return { ok: true, fields: listed(fields), files, refused };
}

/** Repeated names become lists. */
const listed = (fields: ReadonlyMap<string, string[]>): Record<string, string | string[]> =>
  Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? "")]),
  );

/**
 * Removes files no lead came of: the form was refused, or it repeated a lead that has its own. Never call it when the
 * store was `unavailable`: the commit may have happened all the same, and an orphan file does no harm.
 */
export async function discardFiles(storage: FileStorage, files: readonly StoredFile[]): Promise<void> {
  await Promise.allSettled(files.map((file) => storage.remove(file.location)));
}

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : "unknown");
