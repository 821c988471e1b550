import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FileStorage } from "../enquiry/uploads/file-storage.ts";

/** A storage that starts empty, and what to do when the suite is over. */
export interface FileStorageUnderTest {
  storage: FileStorage;
  discard: () => Promise<void>;
}

async function* chunks(...parts: (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

/** The contract of every file storage. */
export function describeFileStorage(name: string, make: () => Promise<FileStorageUnderTest>): void {
  describe(`file storage: ${name}`, () => {
    let under: FileStorageUnderTest | null = null;
    const storage = (): FileStorage => {
      if (!under) throw new Error("The storage is asked for before the suite has started.");
      return under.storage;
    };
    beforeEach(async () => {
      under = await make();
    });
    afterEach(async () => {
      await under?.discard();
      under = null;
    });

    it("gives back what it was given, byte for byte", async () => {
      await storage().write("north/a-1.png", chunks("ab", "\u0000\u00ff", "c".repeat(100_000)));
      expect(
        (await storage().read("north/a-1.png")).equals(Buffer.from(`ab\u0000\u00ff${"c".repeat(100_000)}`)),
      ).toBe(true);
    });

    it("keeps nothing of a content that broke off", async () => {
      await expect(async () =>
        storage().write("north/b.png", chunks("ab", new Error("cut"))),
      ).rejects.toThrow("cut");
      await expect(async () => storage().read("north/b.png")).rejects.toThrow(/ENOENT|404/);
    });

    it("forgets what is removed, and does not mind removing nothing", async () => {
      await storage().write("north/c.png", chunks("c"));
      await storage().remove("north/c.png");
      await storage().remove("north/c.png");
      await expect(async () => storage().read("north/c.png")).rejects.toThrow(/ENOENT|404/);
    });

    it.each(["../x.png", "/etc/passwd", "a//b", "a/../b.png", "", "a\u0000.png", "a?x=1", "a%2e%2e/b"])(
      "refuses to touch %j",
      async (location) => {
        await expect(async () => storage().read(location)).rejects.toThrow(/no place a file may lie/);
        await expect(async () => storage().write(location, chunks("x"))).rejects.toThrow(
          /no place a file may lie/,
        );
      },
    );
  });
}
