import { type FormDefinition, formFields } from "@forecourt/leads";

/** The first field of a form that came back that is wrong: the browser itself goes there, without a script too. */
export const firstWrong = (
  form: FormDefinition,
  problems: readonly { field: string }[],
): string | undefined =>
  formFields(form).find(({ name }) => problems.some(({ field }) => field === name))?.name;
