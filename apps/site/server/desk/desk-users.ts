import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
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

/** The people of the desk, in a file of the data folder that all processes of a host share. */
export interface DeskUsers {
  list(): Promise<StoredUser[]>;
  get(name: string): Promise<StoredUser | null>;
  /** Adds a person, or replaces the one of that name. */
  save(user: StoredUser): Promise<void>;
  remove(name: string): Promise<boolean>;
}

/** Reads and writes `desk/users.json`; a file that cannot be read lets nobody in and says why. */
export function deskUsers(dataDirectory: string): DeskUsers {
  const folder = join(dataDirectory, "desk");
  const file = join(folder, "users.json");
  const list = async (): Promise<StoredUser[]> => {
    const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "[]";
      throw error;
    });
    return z.array(userSchema).parse(JSON.parse(text));
  };
  const write = async (users: readonly StoredUser[]): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(file, `${JSON.stringify(users, null, 2)}\n`);
  };
  const others = async (name: string) => (await list()).filter((user) => user.name !== name);
  return {
    list,
    get: async (name) => (await list()).find((user) => user.name === name) ?? null,
    save: async (user) => write([...(await others(user.name)), user]),
    remove: async (name) => {
      const [before, after] = [await list(), await others(name)];
      if (after.length === before.length) return false;
      await write(after);
      return true;
    },
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
