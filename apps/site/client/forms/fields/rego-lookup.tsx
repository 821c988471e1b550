import { Button } from "@forecourt/ui/button";
import { useEffect, useRef, useState } from "react";
import type { EnquirySetting, VehicleWords } from "../enquiry-setting.ts";
import { type LookupOutcome, VEHICLE_FIELDS } from "./vehicle-fields.ts";
import { whenFetched } from "../../when-fetched.ts";

interface Found {
  outcome: LookupOutcome;
  /** "2019 Kia Rio S"; empty where none was found. */
  vehicle: string;
  /** Why there is none, where the site says so. */
  message?: string;
}

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
  const [found, setFound] = useState<Found | null>(before && { outcome: before, vehicle: "" });
  const [worth, setWorth] = useState<string | null>(null);
  const sentence = words.vehicleWorth;

  useEffect(() => {
    whenFetched(values(), (module) => setWorth(module.keptValue(tenant, { sentence, currency })));
  }, [tenant, sentence, currency]);

  async function look(): Promise<void> {
    const element = form();
    if (!element) return;
    const plate = plateOf(element);
    if (asked.current === plate) return;
    asked.current = plate;
    setAsking(true);
    const before = new FormData(element);
    const { known, ...answer } = await askForVehicle(plate);
    // Another plate is asked about by now.
    if (asked.current !== plate) return;
    asked.current = null;
    setAsking(false);
    if (plateOf(element) !== plate) return;
    if (known) fillIn(element, known, before);
    const valued = known && valuedAs(known, textOf(before, "Rego"));
    onAnswer(answer.outcome);
    if (answer.outcome !== "missing") {
      if (valued)
        whenFetched(values(), (module) => setWorth(module.keepValue(tenant, valued, { sentence, currency })));
      whenFetched(import("../../visit/track-visit.ts"), (module) =>
        module.track({ name: "vehicle_looked_up", form: textOf(before, "form") }),
      );
    }
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

const values = () => import("./trade-in-value.ts");

/** What a plate's vehicle was valued at, as it is stored. */
interface Valued {
  rego: string;
  vehicle: string;
  low: number;
  high: number;
}

const textOf = (answers: FormData, name: string): string => {
  const value = answers.get(name);
  return typeof value === "string" ? value : "";
};

/** What the site is asked about: the plate in a form, and its state. */
const plateOf = (form: HTMLFormElement): string => {
  const answers = new FormData(form);
  return JSON.stringify({ rego: textOf(answers, "Rego"), regoState: textOf(answers, "regoState") });
};

async function askForVehicle(plate: string): Promise<Found & { known: object | null }> {
  try {
    const response = await fetch("/api/rego-lookup", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: plate,
    });
    const answer: unknown = await response.json();
    const vehicle = partOf(answer, "vehicle");
    if (!response.ok || typeof vehicle !== "object" || vehicle === null) {
      const error = partOf(answer, "error");
      const message = response.status === 404 && typeof error === "string" ? error : "";
      return { outcome: "missing", vehicle: "", message, known: null };
    }
    return {
      outcome: partOf(answer, "provider") === "sample" ? "sample" : "found",
      vehicle: nameOf(vehicle, ["year", "make", "model", "badge"]),
      known: vehicle,
    };
  } catch {
    return { outcome: "missing", vehicle: "", known: null };
  }
}

/** Fills in what is known of a vehicle; what the shopper has typed since `before` stays. */
function fillIn(form: HTMLFormElement, vehicle: object, before: FormData): void {
  for (const [name, part] of VEHICLE_FIELDS) {
    const control = form.elements.namedItem(name);
    const known = partOf(vehicle, part);
    if (!(control instanceof HTMLInputElement) || control.value !== textOf(before, name)) continue;
    if (typeof known === "string" || typeof known === "number") control.value = String(known);
  }
}

const nameOf = (vehicle: object, parts: readonly string[]): string =>
  parts
    .map((part) => partOf(vehicle, part))
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(" ");

function valuedAs(vehicle: object, rego: string): Valued | null {
  const value = partOf(vehicle, "value");
  const [low, high] = [partOf(value, "low"), partOf(value, "high")];
  return typeof low === "number" && typeof high === "number"
    ? { rego: rego.slice(0, 10), vehicle: nameOf(vehicle, ["year", "make", "model"]), low, high }
    : null;
}

const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
