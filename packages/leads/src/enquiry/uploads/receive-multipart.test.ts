import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { growthRatio } from "@forecourt/search/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { diskStorage } from "./disk-storage.ts";
import { discardFiles, receiveMultipart } from "./receive-multipart.ts";

const PNG = Buffer.from("89504e470d0a1a0a0000000d4948445200000001000000010806000000", "hex");
const JPEG = Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex");
const PDF = Buffer.from("%PDF-1.7\n%abcd\n");
const HEIC = Buffer.from("000000186674797068656963000000006d69663168656963", "hex");
const WEBP = Buffer.from("524946462400000057454250565038201800000030010 09d012a".replace(" ", ""), "hex");

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "forecourt-files-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const kept = (): string[] =>
  readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(directory, name)).isFile(),
  );

async function send(
  parts: readonly (readonly [string, string] | { name: string; content: Uint8Array })[],
  change: { cutAt?: number; maxFiles?: number; maxBytes?: number } = {},
) {
  const form = new FormData();
  for (const part of parts) {
    if ("name" in part)
      form.append("files", new File([new Uint8Array(part.content)], part.name, { type: "image/png" }));
    else form.append(part[0], part[1]);
  }
  const request = new Request("http://x", { method: "POST", body: form });
  const bytes = Buffer.from(await request.arrayBuffer());
  async function* body() {
    for (let at = 0; at < bytes.length; at += 700) {
      if (change.cutAt !== undefined && at >= change.cutAt) throw new Error("aborted");
      yield bytes.subarray(at, at + 700);
    }
  }
  let ids = 0;
  return receiveMultipart({
    contentType: request.headers.get("content-type") ?? "",
    body: body(),
    storage: diskStorage({ directory }),
    newId: () => `file-${(ids += 1)}`,
    folder: "north",
    policy: { maxFiles: change.maxFiles ?? 10, maxBytes: change.maxBytes ?? 20_000 },
  });
}

const many = (count: number) => Array.from({ length: count }, (_, n) => [`n${n}`, "1"] as const);

// Code instrumented for mutation testing is many times slower, and how much says nothing about growth.
const instrumented = "STRYKER_MUTATOR_WORKER" in process.env;

describe("receiveMultipart", () => {
  it("gives the fields and keeps the files by what they are", async () => {
    const received = await send([
      ["first_name", "Ada"],
      ["service", "a"],
      ["service", "b"],
      { name: "photo.txt", content: PNG },
    ]);
    expect(received).toEqual({
      ok: true,
      fields: { first_name: "Ada", service: ["a", "b"] },
      files: [
        {
          id: "file-1",
          name: "photo.png",
          type: "image/png",
          bytes: PNG.length,
          location: "north/file-1.png",
        },
      ],
      refused: [],
    });
    expect(readFileSync(join(directory, "north/file-1.png"))).toEqual(PNG);
  });

  it.each([
    ["JPEG", JPEG, "image/jpeg"],
    ["PDF", PDF, "application/pdf"],
    ["HEIC", HEIC, "image/heic"],
    ["WebP", WEBP, "image/webp"],
  ])("takes %s", async (_, content, type) => {
    expect(await send([{ name: "x", content }])).toMatchObject({ files: [{ type }] });
  });

  it("refuses by name what it does not take, and keeps the rest", async () => {
    const received = await send([
      { name: "virus.png", content: Buffer.from("MZ\u0090not a picture") },
      { name: "page.pdf", content: Buffer.from("<html><script>alert(1)</script></html>") },
      { name: "big.png", content: Buffer.concat([PNG, Buffer.alloc(20_001 - PNG.length)]) },
      { name: "nothing.png", content: Buffer.alloc(0) },
      { name: "good.png", content: Buffer.concat([PNG, Buffer.alloc(20_000 - PNG.length)]) },
      ["message", "after all files"],
    ]);
    expect(received).toMatchObject({
      ok: true,
      fields: { message: "after all files" },
      files: [{ name: "good.png", bytes: 20_000 }],
      refused: [
        { name: "virus.png", reason: "wrong_kind" },
        { name: "page.pdf", reason: "wrong_kind" },
        { name: "big.png", reason: "too_large" },
        { name: "nothing.png", reason: "empty" },
      ],
    });
    expect(kept()).toEqual(["north/file-5.png"]);
  });

  it("takes the first files and names those left out", async () => {
    const received = await send(
      ["1", "2", "3"].map((name) => ({ name, content: PNG })),
      { maxFiles: 2 },
    );
    expect(received).toMatchObject({
      files: [{ name: "1.png" }, { name: "2.png" }],
      refused: [{ name: "3", reason: "too_many" }],
    });
  });

  it("leaves nothing behind when the shopper's connection breaks", async () => {
    const parts = [
      { name: "a.png", content: PNG },
      { name: "b.png", content: Buffer.concat([PNG, Buffer.alloc(15_000)]) },
    ];
    expect(await send(parts, { cutAt: 5_000 })).toMatchObject({ ok: false, problem: "cut_off" });
    expect(kept()).toEqual([]);
  });

  it.each(["../../etc/passwd.png", "C:\\windows\\x.png", "\u202Egnp.exe", "...", `${"x".repeat(300)}.png`])(
    "never lets the name %j choose a place",
    async (name) => {
      const received = await send([{ name, content: PNG }]);
      expect(kept()).toEqual(["north/file-1.png"]);
      expect(received.ok && received.files[0]?.name).not.toMatch(/[/\\\p{C}]|^\.+$/u);
      expect(received.ok && received.files[0]?.name.length).toBeLessThanOrEqual(100);
    },
  );

  it("takes no form whose headers are broken, and survives it", async () => {
    expect(await send([{ name: "a\u0000.png", content: PNG }])).toMatchObject({
      ok: false,
      problem: "malformed",
    });
    expect(kept()).toEqual([]);
  });

  it("reads the rest of a form whose files cannot be kept, and gives its fields", async () => {
    const big = Buffer.concat([PNG, Buffer.alloc(1_000_000)]);
    const form = new FormData();
    form.append("first_name", "Ada");
    form.append("files", new File([new Uint8Array(big)], "a.png"));
    form.append("message", "after the file");
    const request = new Request("http://x", { method: "POST", body: form });
    const full = {
      write: () => Promise.reject(new Error("no space left")),
      read: async () => big,
      remove: async () => {},
    };
    const received = await receiveMultipart({
      contentType: request.headers.get("content-type") ?? "",
      body: request.body ?? Readable([]),
      storage: full,
      newId: () => "x",
      folder: "north",
    });
    expect(received).toMatchObject({
      ok: false,
      problem: "storage",
      fields: { first_name: "Ada", message: "after the file" },
    });
  });

  it("takes a form of 300 fields and refuses one of 301", async () => {
    expect(await send(many(300))).toMatchObject({ ok: true });
    expect(await send(many(301))).toMatchObject({ ok: false, problem: "malformed" });
  });

  it.skipIf(instrumented).each([
    ["the fields of a form", (size: number) => part("n", "1").repeat(size)],
    ["the length of a field", (size: number) => part("message", "x".repeat(size * 40))],
    ["the files of a form", (size: number) => part('f"; filename="a.png', "x").repeat(size)],
    ["the length of a file", (size: number) => part('f"; filename="a.png', "x".repeat(size * 40))],
    ["a part's headers", (size: number) => part(`n"\r\n${"X-A: b\r\n".repeat(size)}X-B: "`, "1")],
    ["a field's name", (size: number) => part("n".repeat(size * 40), "1")],
    ["lines that are nearly a boundary", (size: number) => part("n", "\r\n--form".repeat(size * 4))],
  ])("does no work that grows faster than %s", async (_, bodyOf) => {
    const receive = (size: number) =>
      receiveMultipart({
        contentType: "multipart/form-data; boundary=forecourt",
        body: pieces(Buffer.from(`${bodyOf(size)}--forecourt--\r\n`)),
        storage: diskStorage({ directory }),
        newId: () => "x",
        folder: "north",
      });
    expect(await growthRatio(receive, 10_000)).toBeLessThan(3);
  });

  it("says what is no form at all", async () => {
    const storage = diskStorage({ directory });
    const body = Readable(["garbage"]);
    const wrong = { contentType: "text/plain", body, storage, newId: () => "x", folder: "north" };
    expect(await receiveMultipart(wrong)).toMatchObject({ ok: false, problem: "malformed" });
    const cut = {
      ...wrong,
      contentType: "multipart/form-data; boundary=x",
      body: Readable(["--x\r\nContent-Disp"]),
    };
    expect(await receiveMultipart(cut)).toMatchObject({ ok: false });
  });

  it("gives files back that no lead came of", async () => {
    const received = await send([{ name: "a.png", content: PNG }]);
    if (!received.ok) throw new Error(received.detail);
    await discardFiles(diskStorage({ directory }), received.files);
    expect(kept()).toEqual([]);
  });
});

const part = (name: string, value: string): string =>
  `--forecourt\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** As a connection brings it. */
async function* pieces(body: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += 65_536) yield body.subarray(at, at + 65_536);
}

async function* Readable(parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}
