import { Button } from "@forecourt/ui/button";
import { useEffect, useRef, useState } from "react";
import type { EnquirySetting, VehicleWords } from "../enquiry-setting.ts";
import type { FoundVehicle } from "./find-vehicle.ts";
import type { LookupOutcome } from "./vehicle-fields.ts";
import { whenFetched } from "../../when-fetched.ts";

export interface RegoLookupProps {
  form: () => HTMLFormElement | null;
  setting: Pick<EnquirySetting, "tenant" | "currency">;
  vehicleWords: VehicleWords;
  /** While the site is asked. */
  sending: string;
  /** What a look-up without a script came to. */
  before?: LookupOutcome | null;
  /** Called once the site has answered. */
  onAnswer: (outcome: LookupOutcome) => void;
}

/**
 * Fills in the shopper's own vehicle from its number plate, and shows what was found to be confirmed. Without a script the
 * button posts what was typed, and the form comes back with the answer in it.
 */
export function RegoLookup({
  form,
  setting: { tenant, currency },
  vehicleWords: words,
  sending,
  before = null,
  onAnswer,
}: RegoLookupProps) {
  const asked = useRef<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<FoundVehicle | null>(before && { outcome: before, vehicle: "" });
  const [worth, setWorth] = useState<string | null>(null);
  const sentence = words.vehicleWorth;

  useEffect(() => {
    whenFetched(import("./trade-in-value.ts"), (module) =>
      setWorth(module.keptValue(tenant, { sentence, currency })),
    );
  }, [tenant, sentence, currency]);

  async function look(): Promise<void> {
    const element = form();
    if (!element) return;
    const plate = plateOf(element);
    if (asked.current === plate) return;
    asked.current = plate;
    setAsking(true);
    const before = new FormData(element);
    const answer = await new Promise<FoundVehicle>((resolve) => {
      whenFetched(
        import("./find-vehicle.ts"),
        ({ findVehicle }) => resolve(findVehicle(plate, tenant, { sentence, currency })),
        () => resolve({ outcome: "missing", vehicle: "" }),
      );
    });
    // Another plate is asked about by now.
    if (asked.current !== plate) return;
    asked.current = null;
    setAsking(false);
    if (plateOf(element) !== plate) return;
    const value = answer.take?.(element, before);
    onAnswer(answer.outcome);
    if (value) setWorth(value);
    setFound(answer);
  }

  // In the plate's own field Enter looks the vehicle up, and does not go on.
  useEffect(() => {
    const plate = form()?.elements.namedItem("Rego");
    if (!(plate instanceof HTMLInputElement)) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      void look();
    };
    plate.addEventListener("keydown", onKey);
    return () => plate.removeEventListener("keydown", onKey);
  });

  return (
    <div className="fc-plate__answer">
      {/* Not `disabled`: a disabled button loses the focus, and the keyboard its place. */}
      <Button
        type="submit"
        formAction="/api/rego-lookup"
        formEncType="application/x-www-form-urlencoded"
        aria-disabled={asking || undefined}
        onClick={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        {asking ? sending : words.findVehicle}
      </Button>
      <output>
        {found?.vehicle ? <strong>{found.vehicle}</strong> : null}
        {found === null ? null : <span>{found.message || outcomeWords(found.outcome, words)}</span>}
        {worth}
      </output>
    </div>
  );
}

function outcomeWords(outcome: LookupOutcome, words: VehicleWords): string {
  if (outcome === "missing") return words.vehicleMissing;
  return outcome === "sample" ? words.vehicleSample : words.vehicleFound;
}

/** What the site is asked about: the plate in a form, and its state. */
const plateOf = (form: HTMLFormElement): string => {
  const answers = new FormData(form);
  return JSON.stringify({ rego: answers.get("Rego") ?? "", regoState: answers.get("regoState") ?? "" });
};
