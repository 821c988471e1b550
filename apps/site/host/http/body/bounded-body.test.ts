import { describe, expect, it } from "vitest";
import { boundedBody } from "./bounded-body.ts";
import { errorResponse } from "../response/error-response.ts";

async function* chunks(...sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) yield new Uint8Array(size);
}
const readAll = async (limit: number, ...sizes: readonly number[]): Promise<number> => {
  let bytes = 0;
  for await (const chunk of boundedBody(chunks(...sizes), limit)) bytes += chunk.byteLength;
  return bytes;
};

describe("boundedBody", () => {
  it("gives a body of just so many bytes whole, however it comes", async () => {
    expect(await readAll(10, 4, 6)).toBe(10);
    expect(await readAll(10)).toBe(0);
  });

  it("ends with the first byte too many", async () => {
    await expect(readAll(10, 4, 7)).rejects.toThrow("The body is longer than 10 bytes.");
  });
});

describe("errorResponse", () => {
  it("says one sentence that no cache keeps, with the headers it is given", async () => {
    const answer = errorResponse(429, "Too many.", { "retry-after": "7" });
    expect([answer.status, await answer.json()]).toEqual([429, { error: "Too many." }]);
    expect([answer.headers.get("cache-control"), answer.headers.get("retry-after")]).toEqual([
      "no-store",
      "7",
    ]);
  });
});
