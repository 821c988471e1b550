import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { cookieKey } from "./cookie-key.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "forecourt-key-"));
  folders.push(made);
  return made;
}

describe("cookieKey", () => {
  it("is made once, and for this user alone", () => {
    const directory = folder();
    const key = cookieKey(directory);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(cookieKey(directory)).toBe(key);
    expect(statSync(join(directory, "cookie.key")).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(["cookie.key"]);
    expect(cookieKey(folder())).not.toBe(key);
  });
});
