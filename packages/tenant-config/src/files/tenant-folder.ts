import { access, lstat, readdir, readFile, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import { otherLocales } from "../messages/catalogues.ts";

/** The name of a tenant, a post or a page: safe as a folder, a file and an address. */
export const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;

/** The folder beside the tenants that holds group presets. */
export const PRESETS_FOLDER = "presets";

/** Whether a file or folder is not there any more. */
export const hasVanished = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** The one file that makes a folder a tenant's. */
export const SETTINGS_FILE = "tenant.json";

/** Reading a folder must never stall pages: no file is larger, and all of them together neither. In bytes. */
const MAX_FILE_BYTES = 2_000_000;
const MAX_FOLDER_BYTES = 50_000_000;
const MAX_FILES = 5_000;

/** Folders of a tenant that hold more files. Others (pictures, notes) are not ours to read. */
const ARTICLE_FOLDERS = ["posts", "pages"];

/** One file as it was found, and enough about it to see that it changed. */
export interface FoundFile {
  /** Relative, with forward slashes: "posts/summer.md". */
  name: string;
  path: string;
  bytes: number;
  stamp: string;
  changedAt: number;
}

/** A folder's files, unread. */
export interface FolderListing {
  files: FoundFile[];
  /** Equal for two listings only if nothing changed in between. */
  fingerprint: string;
  /** The newest change in it, epoch milliseconds. */
  changedAt: number;
}

/** What is wrong with a folder before any content is looked at. */
export class FolderProblem extends Error {
  readonly file: string;
  constructor(file: string, message: string) {
    super(message);
    this.name = "FolderProblem";
    this.file = file;
  }
}

async function found(root: string, name: string): Promise<FoundFile> {
  const path = join(root, ...name.split("/"));
  const real = await realpath(path);
  // A link may point to a neighbour's file, or to the server's own: content never leaves its folder.
  if (!real.startsWith(root + sep)) throw new FolderProblem(name, "leads outside its tenant's folder");
  const { size, mtimeMs, ctimeMs, ino } = await lstat(real);
  if (size > MAX_FILE_BYTES) throw new FolderProblem(name, `is larger than ${MAX_FILE_BYTES / 1e6} MB`);
  return {
    name,
    path: real,
    bytes: size,
    stamp: [name, size, mtimeMs, ctimeMs, ino].join(":"),
    changedAt: mtimeMs,
  };
}

/** A folder's JSON files, and the Markdown files of the article folders in it. */
async function namesBelow(root: string, folder: string): Promise<string[]> {
  const within = (name: string) => (folder === "" ? name : `${folder}/${name}`);
  const articles = ARTICLE_FOLDERS.map((name) => namesIn(root, within(name), ".md"));
  return [...(await namesIn(root, folder, ".json")), ...(await Promise.all(articles)).flat()];
}

async function namesIn(root: string, folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith(ending) && !entry.name.startsWith("."))
    .map((entry) => (folder === "" ? entry.name : `${folder}/${entry.name}`));
}

/** The folders of a tenant's texts in other languages. Most tenants have none. */
async function languageFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries.filter(({ name }) => otherLocales.some((locale) => locale === name)).map(({ name }) => name);
}

/** Lists a tenant's folder (JSON files, posts and pages, and those of its other languages), or null when there is none. */
export async function listFolder(directory: string, slug: string): Promise<FolderListing | null> {
  const base = await realpath(directory).catch(() => null);
  const root = base && (await realpath(join(base, slug)).catch(() => null));
  if (!base || !root?.startsWith(base + sep)) return null;
  const folders = ["", ...(await languageFolders(root))];
  const names = (await Promise.all(folders.map((folder) => namesBelow(root, folder)))).flat().toSorted();
  if (names.length > MAX_FILES) throw new FolderProblem("", `holds more than ${MAX_FILES} files`);
  const files = await Promise.all(names.map((name) => found(root, name)));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MAX_FOLDER_BYTES) {
    throw new FolderProblem("", `holds more than ${MAX_FOLDER_BYTES / 1e6} MB`);
  }
  return {
    files,
    fingerprint: files.map((file) => file.stamp).join("\n"),
    changedAt: Math.max(0, ...files.map((file) => file.changedAt)),
  };
}

/** A tenant's settings file, unread; null where there is none that may be read. */
export async function findSettings(directory: string, slug: string): Promise<FoundFile | null> {
  const base = await realpath(directory).catch(() => null);
  const root = base && (await realpath(join(base, slug)).catch(() => null));
  if (!base || !root?.startsWith(base + sep)) return null;
  return found(root, SETTINGS_FILE).catch(() => null);
}

/** Reads what a listing named. A file that vanished since is a reason to list again. */
export async function readListed(listing: FolderListing): Promise<Map<string, string>> {
  const texts = await Promise.all(
    listing.files.map(async ({ name, path }) => [name, await readFile(path, "utf8")] as const),
  );
  return new Map(texts);
}

/**
 * The tenants' names: folders with a `tenant.json`, sorted; presets and hidden folders are none. Folders that were `known` to
 * have one are not looked into again. Null while they cannot be listed, as when a process has no descriptor to spare.
 */
export async function listSlugs(directory: string, known?: ReadonlySet<string>): Promise<string[] | null> {
  const entries = await readdir(directory, { withFileTypes: true }).catch((error: unknown) =>
    hasVanished(error) ? [] : null,
  );
  if (entries === null) return null;
  const names = entries
    .filter((entry) => entry.name !== PRESETS_FOLDER && SLUG.test(entry.name))
    .map((entry) => entry.name);
  const present = await Promise.all(
    names.map(async (name) => {
      if (known?.has(name)) return true;
      return access(join(directory, name, SETTINGS_FILE)).then(
        () => true,
        () => false,
      );
    }),
  );
  return names.filter((_, at) => present[at]).toSorted();
}
