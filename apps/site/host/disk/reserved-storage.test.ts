import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diskStorage } from "@forecourt/leads/intake";
import { afterAll, beforeAll, expect, it } from "vitest";
import { reservedStorage } from "./reserved-storage.ts";

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "forecourt-reserved-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function* threePieces(): AsyncGenerator<Uint8Array> {
  for (const piece of ["one", "two", "three"]) yield Buffer.from(piece);
}

it("stops a file at the piece for which there is no room, and leaves nothing of it", async () => {
  let looks = 0;
  const storage = reservedStorage(diskStorage({ directory }), async () => (looks += 1) < 3);
  await expect(storage.write("north/a.jpg", threePieces())).rejects.toThrow("too full for files");
  expect([looks, readdirSync(join(directory, "north"))]).toEqual([3, []]);
});

it("keeps a file whole while there is room", async () => {
  const storage = reservedStorage(diskStorage({ directory }), async () => true);
  await storage.write("north/a.jpg", threePieces());
  expect(String(await storage.read("north/a.jpg"))).toBe("onetwothree");
});
