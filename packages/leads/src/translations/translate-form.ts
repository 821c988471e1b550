import type { FormDefinition } from "../forms/definition/form-definition.ts";
import { type FormTexts, translateText } from "../forms/definition/translate-text.ts";
import type { FieldDefinition } from "../forms/fields/field-definition.ts";

export type { FormTexts } from "../forms/definition/translate-text.ts";

/** A language forms can be asked in beside English. */
export interface FormTranslation {
  readonly texts: FormTexts;
  /** Messages for wrong answers. */
  readonly messages: FormTexts;
}

/**
 * A form in another language: what is read changes, and nothing that is sent. Texts that are not known, such as a
 * dealership's name, stay as they are.
 *
 * @example
 * translateForm(form, formTranslation("es-US")).submitLabel // "Enviar consulta"
 */
export function translateForm(form: FormDefinition, { texts, messages }: FormTranslation): FormDefinition {
  const say = (text: string): string => translateText(text, texts);
  const field = (given: FieldDefinition): FieldDefinition => ({
    ...given,
    label: say(given.label),
    ...(given.hint === undefined ? {} : { hint: say(given.hint) }),
    ...(given.requiredMessage === undefined
      ? {}
      : { requiredMessage: translateText(given.requiredMessage, messages) }),
    ...(given.invalidMessage === undefined
      ? {}
      : { invalidMessage: translateText(given.invalidMessage, messages) }),
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
    messages,
    steps: form.steps.map((step) => ({ ...step, title: say(step.title), fields: step.fields.map(field) })),
  };
}
