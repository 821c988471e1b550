import { useState } from "react";
import { FormFields, type FormFieldsProps } from "./form-fields.tsx";
import { RegoLookup, type RegoLookupProps } from "./rego-lookup.tsx";

export interface PlateFieldsProps extends FormFieldsProps, Omit<RegoLookupProps, "sending"> {}

/**
 * A vehicle by its number plate: the plate stands alone, what was found under it, and the questions it answers are folded
 * away to be corrected or, for one who does not know the plate, filled in by hand.
 */
export function PlateFields({
  form,
  setting,
  vehicleWords,
  before = null,
  onAnswer,
  fields,
  ...rest
}: PlateFieldsProps) {
  const { words, problems, typed } = rest;
  const [outcome, setOutcome] = useState(before);
  const [unfolded, setUnfolded] = useState(before === "missing");
  const plate = fields.findLastIndex(({ name }) => name === "Rego" || name === "regoState") + 1;
  const byHand = fields.slice(plate);
  const isWrong = byHand.some(({ name }) => problems.some(({ field }) => field === name));
  const isTyped = outcome === null && byHand.some(({ name }) => typed?.[name]);
  return (
    <>
      <div className="fc-plate">
        <FormFields {...rest} fields={fields.slice(0, plate)} tiles />
        <RegoLookup
          form={form}
          setting={setting}
          sending={words.sending}
          vehicleWords={vehicleWords}
          before={before}
          onAnswer={(answer) => {
            setOutcome(answer);
            setUnfolded(answer === "missing");
            onAnswer(answer);
          }}
        />
      </div>
      <details
        className="fc-by-hand"
        open={unfolded || isWrong || isTyped}
        onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
      >
        <summary>
          {outcome === null || outcome === "missing" ? vehicleWords.vehicleByHand : vehicleWords.vehicleWrong}
        </summary>
        <FormFields {...rest} fields={byHand} tiles />
      </details>
    </>
  );
}
