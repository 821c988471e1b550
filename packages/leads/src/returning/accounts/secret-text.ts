import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Gives `bytes` random bytes from a source that cannot be guessed: `randomBytes` of `node:crypto`. */
export type RandomSource = (bytes: number) => Uint8Array;

/** A text that cannot be guessed: 128 bits by default, in letters that stand in addresses and cookies. */
export const randomText = (random: RandomSource, bytes = 16): string =>
  Buffer.from(random(bytes)).toString("base64url");

const DIGITS = 6;
const CODES = 10 ** DIGITS;
/** Numbers at and above this would make some codes likelier than others. */
const FAIR = Math.floor(2 ** 32 / CODES) * CODES;

/** Six digits, all equally likely. */
export function randomCode(random: RandomSource): string {
  for (;;) {
    const number = Buffer.from(random(4)).readUInt32BE();
    if (number < FAIR) return String(number % CODES).padStart(DIGITS, "0");
  }
}

/** What is stored of a secret of 128 bits or more: the secret cannot be found from it. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * What is stored of a code. A million codes are soon tried, so the hash is keyed with the secret of the browser that
 * requested it. Of that secret the database has the hash only, so reading it reveals no code.
 */
export const hashCode = (code: string, key: string): string =>
  createHmac("sha256", key).update(code).digest("base64url");

/** Compares hashes in a time that says nothing of where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
