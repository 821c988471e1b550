import { Button } from "@forecourt/ui/button";
import { useEffect, useState } from "react";
import type { EnquirySetting, FormWords } from "./enquiry-setting.ts";

/** Which field takes which part of the answer. */
const FIELDS = [
  ["Trade-in Year", "year"],
  ["Trade-in Make", "make"],
  ["Trade-in Model", "model"],
  ["Trade-in Badge", "badge"],
  ["Trade-in Colour", "colour"],
] as const;

type Found = { kind: "found"; sample: boolean } | { kind: "missing"; message: string };

export interface RegoLookupProps {
  form: () => HTMLFormElement | null;
  setting: Pick<EnquirySetting, "tenant" | "currency">;
  words: FormWords;
  /** Called once fields were filled in by the answer. */
  onFilled: () => void;
}

/** Fills in the shopper's own vehicle from its number plate. Everything stays open to be corrected. */
export function RegoLookup({ form, setting: { tenant, currency }, words, onFilled }: RegoLookupProps) {
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [worth, setWorth] = useState<string | null>(null);
  const sentence = words.vehicleWorth;

  useEffect(() => {
    void values().then((module) => setWorth(module.keptValue(tenant, { sentence, currency })));
  }, [tenant, sentence, currency]);

  async function look(): Promise<void> {
    const element = form();
    if (!element || asking) return;
    setAsking(true);
    const { valued, ...answer } = await askForVehicle(element);
    if (answer.kind === "found") {
      onFilled();
      if (valued)
        void values().then((module) => setWorth(module.keepValue(tenant, valued, { sentence, currency })));
      void import("../visit/track-visit.ts").then((module) =>
        module.track({ name: "vehicle_looked_up", form: formName(element) }),
      );
    }
    setFound(answer);
    setAsking(false);
  }

  return (
    <div className="fc-steps__aside">
      {/* Not `disabled`: a disabled button loses the focus, and the keyboard its place. */}
      <Button kind="quiet" aria-disabled={asking || undefined} onClick={() => void look()}>
        {asking ? words.sending : words.findVehicle}
      </Button>
      <output>
        {found?.kind === "missing" ? found.message || words.vehicleMissing : null}
        {found?.kind === "found" ? (found.sample ? words.vehicleSample : words.vehicleFound) : null}
        {found !== null && worth !== null ? " " : null}
        {worth}
      </output>
    </div>
  );
}

const values = () => import("./trade-in-value.ts");

/** What a plate's vehicle was valued at, as it is kept. */
interface Valued {
  rego: string;
  vehicle: string;
  low: number;
  high: number;
}

async function askForVehicle(form: HTMLFormElement): Promise<Found & { valued?: Valued | null }> {
  const text = (name: string): string => {
    const value = new FormData(form).get(name);
    return typeof value === "string" ? value : "";
  };
  try {
    const response = await fetch("/api/rego-lookup", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ rego: text("Rego"), regoState: text("regoState") }),
    });
    const answer: unknown = await response.json();
    const vehicle = partOf(answer, "vehicle");
    if (!response.ok || typeof vehicle !== "object" || vehicle === null) {
      const error = partOf(answer, "error");
      return { kind: "missing", message: response.status === 404 && typeof error === "string" ? error : "" };
    }
    for (const [name, part] of FIELDS) {
      const control = form.elements.namedItem(name);
      const known = partOf(vehicle, part);
      if (!(control instanceof HTMLInputElement)) continue;
      if (typeof known === "string" || typeof known === "number") control.value = String(known);
    }
    return {
      kind: "found",
      sample: partOf(answer, "provider") === "sample",
      valued: valuedAs(vehicle, text("Rego")),
    };
  } catch {
    return { kind: "missing", message: "" };
  }
}

function valuedAs(vehicle: object, rego: string): Valued | null {
  const value = partOf(vehicle, "value");
  const [low, high] = [partOf(value, "low"), partOf(value, "high")];
  const name = ["year", "make", "model"]
    .map((part) => partOf(vehicle, part))
    .filter((part) => typeof part === "string" || typeof part === "number");
  return typeof low === "number" && typeof high === "number"
    ? { rego: rego.slice(0, 10), vehicle: name.join(" "), low, high }
    : null;
}

const formName = (form: HTMLFormElement): string => {
  const name = new FormData(form).get("form");
  return typeof name === "string" ? name : "";
};

const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
