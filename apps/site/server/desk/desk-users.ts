import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { mkdir, readdir, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { orNull } from "#host/disk/or-null.ts";
import { writeWhole } from "#host/disk/write-whole.ts";
import { DESK_ROLES, type DeskUser } from "./roles.ts";

const userSchema = z.object({
  name: z.string(),
  role: z.enum(DESK_ROLES),
  sites: z.array(z.string()),
  /** Null for who signs in by links alone. */
  password: z.string().nullable(),
  /** Sessions that began earlier are over, epoch milliseconds. */
  sessionsFrom: z.number(),
});

/** A person as the file holds them. */
export type StoredUser = z.infer<typeof userSchema>;

/** The people of the desk, in the data folder that all processes of a host share. */
export interface DeskUsers {
  list(): Promise<StoredUser[]>;
  get(name: string): Promise<StoredUser | null>;
  /** Adds a person, or replaces the one of that name. */
  save(user: StoredUser): Promise<void>;
  remove(name: string): Promise<boolean>;
}

async function readUser(file: string): Promise<StoredUser | null> {
  const text = await readFile(file, "utf8").catch(orNull);
  return text === null ? null : userSchema.parse(JSON.parse(text));
}

/**
 * Reads and writes `desk/users`, a file for each person: two people who are saved at once, by the desk and by the command line,
 * do not overwrite each other. A file that cannot be read lets nobody in and says why.
 */
export function deskUsers(dataDirectory: string): DeskUsers {
  const folder = join(dataDirectory, "desk", "users");
  // A name may hold any letter, and a file's name may not.
  const fileOf = (name: string): string =>
    join(folder, `${createHash("sha256").update(name).digest("hex").slice(0, 32)}.json`);
  return {
    async list() {
      const files = ((await readdir(folder).catch(orNull)) ?? []).filter((file) => file.endsWith(".json"));
      const users = await Promise.all(files.map((file) => readUser(join(folder, file))));
      return users.flatMap((user) => user ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    },
    get: (name) => readUser(fileOf(name)),
    async save(user) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(fileOf(user.name), `${JSON.stringify(user, null, 2)}\n`);
    },
    remove: (name) =>
      unlink(fileOf(name)).then(
        () => true,
        (error: NodeJS.ErrnoException) => orNull(error) ?? false,
      ),
  };
}

/** What the rest of the desk knows of a person. */
export const userOf = ({ name, role, sites }: StoredUser): DeskUser => ({ name, role, sites });

/** Interactive sign-in as OWASP's cheat sheet has it for scrypt: 128 MB and some 400 ms. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, 32, COST);
  return `${salt.toString("base64url")}.${key.toString("base64url")}`;
}

/** Whether a password is the stored one. Takes as long for a person without a password, or who is not there. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = "", key = ""] = (stored ?? `${"A".repeat(22)}.${"A".repeat(43)}`).split(".");
  const derived = await derive(password, Buffer.from(salt, "base64url"), 32, COST);
  const expected = Buffer.from(key, "base64url");
  return stored !== null && expected.length === derived.length && timingSafeEqual(expected, derived);
}
