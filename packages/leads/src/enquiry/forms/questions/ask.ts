import type { FieldDefinition } from "../fields/field-definition.ts";
import type { Choice, LabelKey } from "../messages/form-messages.ts";
import type { Question } from "./question.ts";

type Extra = Partial<
  Pick<FieldDefinition, "autocomplete" | "inputMode" | "range" | "hint" | "initial" | "maxLength">
>;

const ask =
  (kind: FieldDefinition["kind"], maxLength: number) =>
  (name: string, label: LabelKey, required: boolean, extra: Extra = {}): Question =>
  ({ facts }) => ({ name, label: facts.words.labels[label], kind, required, maxLength, ...extra });

/** A line of free text. */
export const askText = ask("text", 100);

/** An amount or count, with or without thousands separators. */
export const askNumber = (name: string, label: LabelKey, required: boolean, extra: Extra = {}): Question =>
  ask("number", 15)(name, label, required, { inputMode: "numeric", ...extra });

/** A yes-or-no box. */
export const askTick = ask("checkbox", 10);

/** One of several choices of the product's; what is sent is the same in every language. */
export const askChoice =
  (name: string, label: LabelKey, required: boolean, choices: readonly Choice[]): Question =>
  ({ facts: { words } }) => ({
    name,
    label: words.labels[label],
    kind: "select",
    required,
    maxLength: 100,
    options: choices.map((value) => ({ value, label: words.choices[value] })),
  });
