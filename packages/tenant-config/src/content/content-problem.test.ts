import { describe, expect, it } from "vitest";
import { z } from "zod";
import { problemsOf } from "./content-problem.ts";

function problems(schema: z.ZodType, value: unknown): [path: string, message: string][] {
  const { error } = schema.safeParse(value);
  if (!error) throw new Error("The value was taken.");
  const found = problemsOf("acme/offers.json", error, value);
  expect(found.every(({ file }) => file === "acme/offers.json")).toBe(true);
  return found.map(({ path, message }) => [path, message]);
}

describe("problemsOf", () => {
  it("says where each problem stands as code would, and nothing of a place for the whole", () => {
    const schema = z.array(z.object({ name: z.string(), hours: z.array(z.number()) }));
    expect(
      problems(schema, [
        { name: "A", hours: [] },
        { name: 7, hours: [1, "x"] },
      ]).map(([path]) => path),
    ).toEqual(["[1].name", "[1].hours[1]"]);
    expect(problems(schema, "none").map(([path]) => path)).toEqual([""]);
    expect(problems(z.object({ 2: z.string() }), {}).map(([path]) => path)).toEqual([
      expect.stringMatching(/2/),
    ]);
  });

  it("goes by the alternative that understood the most", () => {
    const near = z.object({
      kind: z.literal("near"),
      place: z.object({ town: z.object({ name: z.string() }) }),
    });
    const far = z.object({ kind: z.literal("far") });
    const wrong = { kind: "near", place: { town: { name: 7 } } };
    for (const alternatives of [z.union([near, far]), z.union([far, near])])
      expect(problems(alternatives, wrong)).toEqual([["place.town.name", "must be a text, not 7"]]);
  });

  it("names all alternatives where none understood a thing", () => {
    const [[path, message] = []] = problems(z.union([z.string(), z.number()]), true);
    expect(path).toBe("");
    expect(message).toMatch(/^must be a text, or must be a number, not true$/);
  });

  it("takes over what a schema of ours says of a key it does not know", () => {
    const strict = z.strictObject(
      { name: z.string() },
      { error: (issue) => (issue.code === "unrecognized_keys" ? "did you mean name?" : undefined) },
    );
    expect(problems(strict, { name: "A", nmae: "B" })).toEqual([["nmae", "did you mean name?"]]);
  });
});
