import { createHash, randomBytes } from "node:crypto";
import { mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const linkSchema = z.object({ name: z.string(), ends: z.number() });

/** A link stands in its file by its hash, so that who reads the folder cannot use it. */
const fileOf = (dataDirectory: string, code: string): string =>
  join(dataDirectory, "desk", "links", createHash("sha256").update(code).digest("hex"));

/** Makes a code that signs one person in, once, until `ends` (epoch milliseconds). */
export async function makeSignInCode(dataDirectory: string, name: string, ends: number): Promise<string> {
  const code = randomBytes(24).toString("base64url");
  await mkdir(join(dataDirectory, "desk", "links"), { recursive: true, mode: 0o700 });
  await writeFile(fileOf(dataDirectory, code), JSON.stringify({ name, ends }), { mode: 0o600 });
  return code;
}

/** The person a code signs in, or null for one that is unknown, used or too old. Of two who use it at once, one gets in. */
export async function useSignInCode(
  dataDirectory: string,
  code: string,
  now: number,
): Promise<string | null> {
  const file = fileOf(dataDirectory, code);
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  const removed = await unlink(file).then(
    () => true,
    () => false,
  );
  const link = linkSchema.safeParse(JSON.parse(text)).data;
  return removed && link && link.ends > now ? link.name : null;
}
