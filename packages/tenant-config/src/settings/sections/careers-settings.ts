import { z } from "zod";

const line = z.string().trim().min(1).max(200);

const position = z.strictObject({
  title: line.describe("What the position is called; an application names it."),
  place: line.describe("Where it is."),
  kind: line.describe("For example 'Full time'."),
  text: z.string().trim().min(1).max(2000).describe("What the work is, in a few sentences."),
  posted: z.iso.date().nullable().describe("Since when it is open, as 2026-11-21; null does not say."),
});

/** The section `careers` of a tenant's settings. */
export const careersSchema = z.strictObject({
  positions: z
    .array(position)
    .max(100)
    .nullable()
    .describe(
      "The positions that are open, over the application form; an empty list says that there are none, null says nothing.",
    ),
  reasons: z.array(line).max(6).describe("Why people like to work here, a line each, over the positions."),
});
