import { expectTypeOf, test } from "vitest";
import type { Message } from "./message-types.ts";

test("a message without arguments is a text", () => {
  expectTypeOf<Message<"Filters">>().toEqualTypeOf<string>();
  expectTypeOf<Message<"Find your next {vehicle} at {site}">>().toEqualTypeOf<string>();
});

test("a single argument is given alone, several by name", () => {
  expectTypeOf<Message<"{count, plural, one {# {vehicle}} other {# {vehicles}}}">>().toEqualTypeOf<
    (value: number) => string
  >();
  expectTypeOf<Parameters<Message<"Step {step} of {steps, number}">>[0]>().toEqualTypeOf<{
    step: string;
    steps: number;
  }>();
});
