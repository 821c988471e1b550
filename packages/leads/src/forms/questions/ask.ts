import type { FieldDefinition, FieldOption } from "../fields/field-definition.ts";
import { marketWords } from "../definition/market-words.ts";
import type { Question } from "./question.ts";

type Extra = Partial<
  Pick<FieldDefinition, "autocomplete" | "inputMode" | "range" | "hint" | "initial" | "maxLength">
>;

const ask =
  (kind: FieldDefinition["kind"], maxLength: number) =>
  (name: string, label: string, required: boolean, extra: Extra = {}): Question =>
  ({ facts }) => ({ name, label: marketWords(label, facts.market), kind, required, maxLength, ...extra });

/** A line of free text. */
export const askText = ask("text", 100);

/** An amount or count, with or without thousands separators. */
export const askNumber = (name: string, label: string, required: boolean, extra: Extra = {}): Question =>
  ask("number", 15)(name, label, required, { inputMode: "numeric", ...extra });

/** A yes-or-no box. */
export const askTick = ask("checkbox", 10);

/** One of several choices; the wire value is the choice as read. */
export const askChoice =
  (name: string, label: string, required: boolean, choices: readonly string[]): Question =>
  ({ facts }) => ({
    name,
    label: marketWords(label, facts.market),
    kind: "select",
    required,
    maxLength: 100,
    options: choices.map((value): FieldOption => ({ value, label: marketWords(value, facts.market) })),
  });
