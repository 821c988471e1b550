import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodedBody, encodedOnce } from "./encoded-body.ts";

describe("encodedBody", () => {
  const text = "Zoë's car ".repeat(500);

  it("is the same text in each encoding, smaller where it is compressed", async () => {
    const body = encodedBody(text);
    expect(String(await body.in("identity"))).toBe(text);
    const [br, gzip] = [await body.in("br"), await body.in("gzip")];
    expect([String(brotliDecompressSync(br)), String(gunzipSync(gzip))]).toEqual([text, text]);
    expect(Math.max(br.length, gzip.length)).toBeLessThan(text.length / 10);
  });

  it("is compressed once, also when two ask at the same moment, and given at once from then on", async () => {
    const body = encodedBody(text);
    const asked = [body.in("br"), body.in("br")];
    expect(asked[0]).toBe(asked[1]);
    const first = await asked[0];
    expect(body.in("br")).toBe(first);
  });

  it("no longer holds its text once that is compressed, and gives it all the same", async () => {
    const resized: number[] = [];
    const body = encodedBody(text);
    body.onResize(() => resized.push(body.bytes));
    expect(body.bytes).toBe(Buffer.byteLength(text));
    const br = await body.in("br");
    expect(body.bytes).toBe(br.length);
    expect(String(await body.in("identity"))).toBe(text);
    const gzip = await body.in("gzip");
    expect(String(gunzipSync(gzip))).toBe(text);
    expect(resized).toEqual([br.length, br.length + gzip.length]);
    expect(body.bytes).toBe(br.length + gzip.length);
  });
});

describe("encodedOnce", () => {
  it("is the same text in each encoding", async () => {
    const text = "Zoë's car ".repeat(500);
    const body = encodedOnce(Buffer.from(text));
    expect(String(await body.in("identity"))).toBe(text);
    expect(String(brotliDecompressSync(await body.in("br")))).toBe(text);
    expect(String(gunzipSync(await body.in("gzip")))).toBe(text);
  });
});

describe("what is kept of a page", () => {
  it.each(["identity", "gzip", "br"] as const)(
    "holds no more memory than its own bytes as %s, so that a bound of bytes is one of memory",
    async (encoding) => {
      const bytes = await encodedBody("A short page.").in(encoding);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    },
  );
});
