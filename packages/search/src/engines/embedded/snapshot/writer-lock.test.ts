import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { takeWriterLock, type WriterLock } from "./writer-lock.ts";

const NOW = Date.UTC(2026, 10, 21);
let directory: string;
let now: number;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "lock-"));
  now = NOW;
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const file = () => join(directory, "writer.lock");
const take = (waitFor = 0) => takeWriterLock(directory, { waitFor, now: () => now });
async function taken(): Promise<WriterLock> {
  const result = await take();
  if (!result.ok) throw new Error(`held by ${result.holder}`);
  return result.lock;
}

describe("takeWriterLock", () => {
  it("says in the lock who holds it, and since when", async () => {
    await taken();
    expect(JSON.parse(readFileSync(file(), "utf8"))).toEqual({
      pid: process.pid,
      host: hostname(),
      token: expect.stringMatching(/^[0-9a-f-]{36}$/),
      since: "2026-11-21T00:00:00.000Z",
    });
  });

  it("gives the lock to one at a time, and to the next when it is released", async () => {
    const lock = await taken();
    expect(await take()).toEqual({
      ok: false,
      holder: `process ${process.pid} on ${hostname()}, since 2026-11-21T00:00:00.000Z`,
    });
    await lock.release();
    expect(existsSync(file())).toBe(false);
    expect((await take()).ok).toBe(true);
  });

  it("waits for one that is released in time", async () => {
    const lock = await taken();
    const waiting = take(60_000);
    await lock.release();
    expect((await waiting).ok).toBe(true);
  });

  it("gives up once the time to wait is over", async () => {
    await taken();
    let asked = 0;
    const clock = () => (asked++ === 0 ? NOW : NOW + 1_000);
    expect((await takeWriterLock(directory, { waitFor: 1_000, now: clock })).ok).toBe(false);
  });

  it("is no longer ours once another took it, whose lock is neither touched nor removed", async () => {
    const lock = await taken();
    expect(await lock.isOurs()).toBe(true);
    writeFileSync(file(), '{"token":"another"}');
    const { mtimeMs } = statSync(file());
    expect(await lock.isOurs()).toBe(false);
    now += 5_000;
    await lock.touch();
    expect(statSync(file()).mtimeMs).toBe(mtimeMs);
    await lock.release();
    expect(readFileSync(file(), "utf8")).toBe('{"token":"another"}');
  });

  it("is no longer ours once it is gone, and stays gone", async () => {
    const lock = await taken();
    rmSync(file());
    expect(await lock.isOurs()).toBe(false);
    await lock.touch();
    await lock.release();
    expect(existsSync(file())).toBe(false);
  });

  it("has the time of its last sign of life", async () => {
    const lock = await taken();
    now += 5_000;
    await lock.touch();
    expect(statSync(file()).mtimeMs).toBe(NOW + 5_000);
  });

  it("is left over from an earlier process of our number once it was released under another's name", async () => {
    const lock = await taken();
    const contents = readFileSync(file(), "utf8");
    expect((await take()).ok).toBe(false);
    await lock.release();
    writeFileSync(file(), contents);
    expect((await take()).ok).toBe(true);
  });

  it("throws what the file system says when the lock cannot be made or read", async () => {
    mkdirSync(file());
    await expect(take()).rejects.toMatchObject({ code: "EISDIR" });
    rmSync(directory, { recursive: true });
    await expect(take()).rejects.toMatchObject({ code: "ENOENT" });
    mkdirSync(directory);
  });

  it("throws what the file system says of a takeover, and leaves the lock", async () => {
    writeFileSync(file(), JSON.stringify({ pid: process.pid, host: hostname(), token: "left", since: "" }));
    mkdirSync(join(directory, "writer.lock.takeover"));
    now = Date.now();
    expect(await take()).toMatchObject({ ok: false });
    now += 60_000;
    await expect(take()).rejects.toMatchObject({ code: "ERR_FS_EISDIR" });
    expect(existsSync(file())).toBe(true);
  });
});
