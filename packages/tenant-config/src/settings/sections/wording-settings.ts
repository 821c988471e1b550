import { z } from "zod";
import type { BaseMessages, MessageGroup } from "../../messages/catalogue.ts";
import { EN_AU } from "../../messages/en-au.ts";
import { messageProblem } from "../../messages/message-problem.ts";
import { words } from "./setting-values.ts";

/** Messages of the dealer's own, by group and name: the config section `wording`. */
export type WordingSettings = {
  readonly [Group in MessageGroup]: { readonly [Name in keyof BaseMessages[Group]]?: string | undefined };
} & {
  /** What this site calls what it sells. */
  readonly vehicle: { readonly one: string; readonly other: string };
};

const message = (path: string, base: string): z.ZodType =>
  words
    .superRefine((text, context) => {
      const problem = messageProblem(text, base);
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
    })
    .optional()
    .describe(`Own words for "${base}" (${path}), an ICU message.`);

/** One strict object for each group; its keys are the base language's own, so the type is too. */
const groups = Object.fromEntries(
  Object.entries(EN_AU.messages).map(([group, messages]) => [
    group,
    z
      .strictObject(
        Object.fromEntries(
          Object.entries(messages).map(([name, base]) => [name, message(`${group}.${name}`, base)]),
        ),
      )
      .describe(`Own words for the messages of the group ${group}, by name.`),
  ]),
) as unknown as { readonly [Group in MessageGroup]: z.ZodType<WordingSettings[Group]> };

/** The section `wording` of a tenant's settings. */
export const wordingSchema = z.strictObject({
  vehicle: z
    .strictObject({ one: words, other: words })
    .describe("What the site calls what it sells: one, and several."),
  ...groups,
}) satisfies z.ZodType<WordingSettings>;
