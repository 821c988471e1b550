import type { FieldDefinition } from "./fields/field-definition.ts";
import type { FormDefinition, FormStep } from "./definition/form-definition.ts";
import type { ExtraField, FormChange } from "./policy/forms-policy.ts";

/**
 * A form as one tenant wants it: questions added, required, relabelled, reordered or hidden.
 * Names the form does not have are passed over here; `strayFormFields` points them out.
 */
export function changeForm(form: FormDefinition, change: FormChange): FormDefinition {
  const last = form.steps.length - 1;
  return {
    ...form,
    title: change.title ?? form.title,
    submitLabel: change.submitLabel ?? form.submitLabel,
    steps: form.steps.map((step, index) => {
      const added = (change.add ?? []).filter((extra) =>
        extra.step ? extra.step === step.id : index === last,
      );
      return changeStep({ ...step, fields: withAdded(step.fields, added) }, change);
    }),
  };
}

/** A tenant's own questions stand before the consent boxes that close a form. */
function withAdded(fields: readonly FieldDefinition[], added: readonly ExtraField[]): FieldDefinition[] {
  const closing = fields.findIndex((field) => field.kind === "consent");
  const at = closing < 0 ? fields.length : closing;
  return [...fields.slice(0, at), ...added.map(extraField), ...fields.slice(at)];
}

function extraField({ name, label, kind, required, options, hint }: ExtraField): FieldDefinition {
  return {
    name,
    label,
    kind,
    required,
    maxLength: kind === "message" ? 5000 : 200,
    ...(options ? { options } : {}),
    ...(hint ? { hint } : {}),
  };
}

function changeStep(step: FormStep, change: FormChange): FormStep {
  const labels = new Map(Object.entries(change.labels ?? {}));
  const options = new Map(Object.entries(change.options ?? {}));
  const order = change.order ?? [];
  const place = ({ name }: FieldDefinition) => (order.includes(name) ? order.indexOf(name) : order.length);
  const fields = step.fields
    .filter((field) => !change.hide?.includes(field.name))
    .map((field): FieldDefinition => {
      const choices = options.get(field.name) ?? field.options;
      return {
        ...field,
        label: labels.get(field.name) ?? field.label,
        required:
          change.require?.includes(field.name) || (field.required && !change.optional?.includes(field.name)),
        ...(choices ? { options: choices } : {}),
      };
    });
  return { ...step, fields: fields.toSorted((one, other) => place(one) - place(other)) };
}
