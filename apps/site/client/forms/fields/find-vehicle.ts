import { track } from "../../visit/track-visit.ts";
import { keepValue, type ValueWords } from "./trade-in-value.ts";
import { type LookupOutcome, VEHICLE_FIELDS } from "./vehicle-fields.ts";

export interface FoundVehicle {
  outcome: LookupOutcome;
  /** "2019 Kia Rio S"; empty where none was found. */
  vehicle: string;
  /** Why there is none, where the site says so. */
  message?: string;
  /** Fills in the form; what the shopper has typed since `before` stays. Gives what the vehicle is worth in words, where that is known. */
  take?: (form: HTMLFormElement, before: FormData) => string | null;
}

/** Looks a vehicle up on the site by its number plate: the JSON of `Rego` and `regoState`. */
export async function findVehicle(plate: string, tenant: string, words: ValueWords): Promise<FoundVehicle> {
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
      return {
        outcome: "missing",
        vehicle: "",
        message: response.status === 404 && typeof error === "string" ? error : "",
      };
    }
    return {
      outcome: partOf(answer, "provider") === "sample" ? "sample" : "found",
      vehicle: nameOf(vehicle, ["year", "make", "model", "badge"]),
      take: (form, before) => {
        fillIn(form, vehicle, before);
        track({ name: "vehicle_looked_up", form: textOf(before, "form") });
        const value = partOf(vehicle, "value");
        const [low, high] = [partOf(value, "low"), partOf(value, "high")];
        if (typeof low !== "number" || typeof high !== "number") return null;
        const rego = textOf(before, "Rego").slice(0, 10);
        return keepValue(
          tenant,
          { rego, vehicle: nameOf(vehicle, ["year", "make", "model"]), low, high },
          words,
        );
      },
    };
  } catch {
    return { outcome: "missing", vehicle: "" };
  }
}

function fillIn(form: HTMLFormElement, vehicle: object, before: FormData): void {
  for (const [name, part] of VEHICLE_FIELDS) {
    const control = form.elements.namedItem(name);
    const known = partOf(vehicle, part);
    if (!(control instanceof HTMLInputElement) || control.value !== textOf(before, name)) continue;
    if (typeof known === "string" || typeof known === "number") control.value = String(known);
  }
}

const textOf = (answers: FormData, name: string): string => {
  const value = answers.get(name);
  return typeof value === "string" ? value : "";
};

const nameOf = (vehicle: object, parts: readonly string[]): string =>
  parts
    .map((part) => partOf(vehicle, part))
    .filter((part) => typeof part === "string" || typeof part === "number")
    .join(" ");

const partOf = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
