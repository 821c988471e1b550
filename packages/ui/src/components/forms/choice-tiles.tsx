import type { ReactElement } from "react";
import { fieldId, type FieldView } from "./field.tsx";
import { describedBy, Notes } from "./field-notes.tsx";

export interface ChoiceTilesProps {
  /** A field with options, of which one is chosen; of `checkboxes` any. */
  field: FieldView;
  /** Makes ids unique when two forms share a page. */
  formId: string;
  value: string;
  problem: string | null;
  /** The tile that takes an answer back, on questions that may stay open. */
  noAnswerText: string;
}

/** A few choices as tiles that a thumb can hit: one of them, or any. Radio buttons or boxes underneath, so keyboards and plain forms know them. */
export function ChoiceTiles({ field, formId, value, problem, noAnswerText }: ChoiceTilesProps): ReactElement {
  const id = fieldId(formId, field.name);
  const several = field.kind === "checkboxes";
  const chosen = value.split("\n");
  const open = field.required || several ? [] : [{ value: "", label: noAnswerText }];
  return (
    <fieldset className="fc-field fc-tiles" id={id} tabIndex={-1} aria-describedby={describedBy(id, problem)}>
      <legend>{field.label}</legend>
      <div className="fc-tiles__choices">
        {[...(field.options ?? []), ...open].map((option) => (
          <label key={option.value} className="fc-tile" data-quiet={option.value === "" || undefined}>
            <input
              type={several ? "checkbox" : "radio"}
              name={field.name}
              value={option.value}
              defaultChecked={option.value !== "" && chosen.includes(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <Notes id={id} problem={problem} />
    </fieldset>
  );
}
