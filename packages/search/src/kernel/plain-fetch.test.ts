import { describe, expectTypeOf, it } from "vitest";
import type { PlainFetch, PlainRequest } from "./plain-fetch.ts";

/** The type checker runs these: nothing of it is left at run time. */
describe("PlainFetch", () => {
  it("is part of the standard fetch", () => {
    expectTypeOf<typeof fetch>().toExtend<PlainFetch>();
  });

  it("takes no object that only one implementation of fetch knows", () => {
    expectTypeOf<FormData>().not.toExtend<PlainRequest["body"]>();
    expectTypeOf<Blob>().not.toExtend<PlainRequest["body"]>();
    expectTypeOf<ReadableStream>().not.toExtend<PlainRequest["body"]>();
    expectTypeOf<URLSearchParams>().not.toExtend<PlainRequest["body"]>();
    expectTypeOf<Headers>().not.toExtend<PlainRequest["headers"]>();
    expectTypeOf<Request>().not.toExtend<Parameters<PlainFetch>[0]>();
  });
});
