// @vitest-environment jsdom
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LIST_PART, PART_HEADER } from "#host/documents/request/part-header.ts";
import { readList } from "./read-list.ts";

const PAGE =
  "<!doctype html><header>é</header><main><ul><li>one</li><li data-later>two</li></ul></main><footer>…</footer>";

/** An answer that comes in pieces of so many bytes, and how much of it was read. */
function answerIn(size: number, page = PAGE, headers: Record<string, string> = {}) {
  const bytes = new TextEncoder().encode(page);
  const seen = { pieces: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        const piece = bytes.subarray(seen.pieces * size, (seen.pieces + 1) * size);
        seen.pieces += 1;
        if (piece.length > 0) stream.enqueue(piece);
        else stream.close();
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body as never, { headers }), seen };
}

describe("readList", () => {
  it("gives the lists without what stands around them, however the page is cut on its way", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), async (size) => {
        const { beginning, rest } = await readList(answerIn(size).response);
        expect([beginning, await rest()]).toEqual(["<main><ul><li>one</li>", "<li data-later>two</li></ul>"]);
      }),
    );
  });

  it("gives the first cars before the others have come", async () => {
    const { response, seen } = answerIn(10);
    await readList(response);
    expect(seen.pieces).toBeLessThan(PAGE.length / 10 - 2);
  });

  it("gives all at once where no card is out of sight", async () => {
    const { beginning, rest } = await readList(answerIn(9, "<main><ul><li>one</li></ul></main>.").response);
    expect([beginning, await rest()]).toEqual(["<main><ul><li>one</li></ul>", ""]);
  });

  it("reads to its end what the browser keeps, and no further than the lists what is rendered for one shopper", async () => {
    const long = PAGE + "<script>".repeat(1000);
    const kept = answerIn(50, long);
    await (await readList(kept.response)).rest();
    expect([kept.seen.pieces > long.length / 50, kept.seen.isCancelled]).toEqual([true, false]);
    const own = answerIn(50, long, { "cache-control": "private, no-cache" });
    await (await readList(own.response)).rest();
    await expect.poll(() => own.seen.isCancelled).toBe(true);
    expect(own.seen.pieces).toBeLessThan(10);
  });

  it("reads a list alone to its end, so that the browser keeps it", async () => {
    const headers = { "cache-control": "private, no-cache", [PART_HEADER]: LIST_PART };
    const { response, seen } = answerIn(50, `${PAGE}${" ".repeat(500)}`, headers);
    await (await readList(response)).rest();
    expect([seen.pieces > 10, seen.isCancelled]).toEqual([true, false]);
  });

  it("gives nothing of an answer without a body or without lists", async () => {
    const empty = await readList(new Response(null));
    expect([empty.beginning, await empty.rest()]).toEqual(["", ""]);
    const other = await readList(new Response("<p>Closed</p>"));
    expect([other.beginning, await other.rest()]).toEqual(["", ""]);
  });
});
