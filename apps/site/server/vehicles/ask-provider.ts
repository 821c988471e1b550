import type { PlainFetch } from "@forecourt/search/kernel";
import { plainRecord } from "#host/http/body/plain-record.ts";
import type { KnownVehicle, LookupResult } from "./vehicle-provider.ts";

/** A shopper waits beside the form; one who has to wait longer types it in. */
const TIMEOUT_MS = 6000;
const MAX_BYTES = 200_000;

/** A provider's response: an object, nothing known, or why not. */
export type ProviderResult =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> | null }
  | { readonly ok: false; readonly problem: "unavailable" | "quota" };

/** Asks a provider for one JSON object. 404 is a vehicle it does not know, 429 a quota that is used up. */
export async function askProvider(
  url: string,
  headers: Readonly<Record<string, string>>,
  fetch: PlainFetch,
): Promise<ProviderResult> {
  try {
    const response = await fetch(url, {
      headers: { accept: "application/json", ...headers },
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return { ok: true, body: null };
    if (response.status === 429) return { ok: false, problem: "quota" };
    const text = response.ok ? await response.text() : "";
    if (text.length > MAX_BYTES) return { ok: false, problem: "unavailable" };
    return { ok: true, body: plainRecord(JSON.parse(text)) };
  } catch {
    return { ok: false, problem: "unavailable" };
  }
}

/** A text of a provider's response; null for anything else. */
const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" && value.length <= 100 ? value.trim() : null;

/** A whole number of a provider's response, also one that is written as text; null for anything else. */
export function wholeOf(value: unknown): number | null {
  const number = typeof value === "string" && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) && number >= 0 ? Math.round(number) : null;
}

/** What a response says of a vehicle, each value as it came; one without a make and a model is not known. */
export function knownVehicle(
  rego: string,
  said: Readonly<Partial<Record<"make" | "model" | "year" | "badge" | "colour", unknown>>>,
  value: KnownVehicle["value"] = null,
): LookupResult {
  const [make, model] = [textOf(said.make), textOf(said.model)];
  if (make === null || model === null) return { ok: true, vehicle: null };
  const { year, badge, colour } = said;
  return {
    ok: true,
    vehicle: { rego, make, model, year: wholeOf(year), badge: textOf(badge), colour: textOf(colour), value },
  };
}
