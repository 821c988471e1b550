import { expectTypeOf, test } from "vitest";
import type { Wording } from "./wording.ts";

type Words = Wording["stock"] & Wording["form"];

test("a missing or misspelt argument does not compile", () => {
  expectTypeOf<[]>().not.toExtend<Parameters<Words["carsFound"]>>();
  expectTypeOf<[string]>().not.toExtend<Parameters<Words["carsFound"]>>();
  expectTypeOf<[number]>().toExtend<Parameters<Words["carsFound"]>>();
  expectTypeOf<[{ step: string }]>().not.toExtend<Parameters<Words["step"]>>();
  expectTypeOf<[{ stpe: string; steps: string }]>().not.toExtend<Parameters<Words["step"]>>();
  expectTypeOf<[{ step: string; steps: string }]>().toExtend<Parameters<Words["step"]>>();
});

test("no message has a name that is not in the base language", () => {
  expectTypeOf<"carsFuond">().not.toExtend<keyof Words>();
});
