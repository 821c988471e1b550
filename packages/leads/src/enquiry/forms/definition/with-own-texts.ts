import type { FieldDefinition } from "../fields/field-definition.ts";
import type { FormDefinition } from "./form-definition.ts";

/** A dealer's own texts in another language, by the text they stand for. */
export type OwnTexts = Readonly<Record<string, string>>;

/**
 * A form with the dealer's own texts (questions, choices, suggestions) in another language: what is read changes, and
 * nothing that is sent. A text that is not translated stays as it is.
 *
 * @example
 * withOwnTexts(form, { Wash: "Lavado" })
 */
export function withOwnTexts(form: FormDefinition, texts: OwnTexts): FormDefinition {
  const known = new Map(Object.entries(texts));
  const say = (text: string): string => known.get(text) ?? text;
  const field = (given: FieldDefinition): FieldDefinition => ({
    ...given,
    label: say(given.label),
    ...(given.hint === undefined ? {} : { hint: say(given.hint) }),
    ...(given.suggestions ? { suggestions: given.suggestions.map(say) } : {}),
    ...(given.kind === "message" && typeof given.initial === "string" ? { initial: say(given.initial) } : {}),
    ...(given.options
      ? { options: given.options.map((option) => ({ ...option, label: say(option.label) })) }
      : {}),
  });
  return {
    ...form,
    title: say(form.title),
    submitLabel: say(form.submitLabel),
    steps: form.steps.map((step) => ({ ...step, fields: step.fields.map(field) })),
  };
}
