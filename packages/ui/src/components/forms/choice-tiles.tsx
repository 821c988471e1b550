import type { ReactElement } from "react";
import { fieldId, type FieldView } from "./field.tsx";

export interface ChoiceTilesProps {
  /** A field with options, of which one is chosen. */
  field: FieldView;
  /** Makes ids unique when two forms share a page. */
  formId: string;
  value: string;
  problem: string | null;
  /** The tile that takes an answer back, on questions that may stay open. */
  noAnswerText: string;
}

/** One of a few choices as tiles that a thumb can hit. Radio buttons underneath, so keyboards and plain forms know them. */
export function ChoiceTiles({ field, formId, value, problem, noAnswerText }: ChoiceTilesProps): ReactElement {
  const id = fieldId(formId, field.name);
  const open = field.required ? [] : [{ value: "", label: noAnswerText }];
  return (
    <fieldset
      className="fc-field fc-tiles"
      id={id}
      tabIndex={-1}
      {...(problem ? { "aria-describedby": `${id}-problem` } : {})}
    >
      <legend>{field.label}</legend>
      <div className="fc-tiles__choices">
        {[...(field.options ?? []), ...open].map((option) => (
          <label key={option.value} className="fc-tile" data-quiet={option.value === "" || undefined}>
            <input
              type="radio"
              name={field.name}
              value={option.value}
              defaultChecked={value !== "" && value === option.value}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {problem ? (
        <span id={`${id}-problem`} className="fc-field__problem">
          {problem}
        </span>
      ) : null}
    </fieldset>
  );
}
