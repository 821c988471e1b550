import type { TrackedCar } from "@forecourt/analytics";
import { type phoneRevealMachine, providePhoneReveal } from "@forecourt/forms-machine";
import { createActor, type SnapshotFrom } from "xstate";
import { logProblem } from "../log-problem.ts";
import { track } from "../visit/track-visit.ts";

/** What the number's card knows of a reveal. */
type PhoneView = { state: "masked" | "revealing" | "failed" } | { state: "revealed"; phone: string };

/** The behaviour of one masked number, fetched when it is first pressed. */
export function phoneActor(masked: string, ask: Readonly<Record<string, string>>, car: TrackedCar) {
  const actor = createActor(
    providePhoneReveal({
      revealPhone: async ({ signal }) => {
        const revealed = await askForPhone(ask, signal);
        if (!revealed.ok) logProblem(`The phone number was not revealed: ${revealed.problem}.`);
        else track({ name: "phone_revealed", dealershipId: ask["dealership_id"] || null, car });
        return revealed;
      },
    }),
    { input: { masked } },
  );
  return { actor, view: phoneView };
}

function phoneView({ value, context }: SnapshotFrom<typeof phoneRevealMachine>): PhoneView {
  if (context.phone !== null) return { state: "revealed", phone: context.phone };
  return { state: value === "revealing" || value === "failed" ? value : "masked" };
}

/** Asks the site for the whole number. A problem names what failed, never a number or a shopper. */
async function askForPhone(
  ask: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ ok: true; phone: string } | { ok: false; problem: string }> {
  try {
    const response = await fetch("/api/events/phone-reveal", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(ask),
      signal,
    });
    if (!response.ok) return { ok: false, problem: `status ${response.status}` };
    const body: unknown = await response.json();
    const phone = typeof body === "object" && body !== null && "phone" in body ? body.phone : null;
    return typeof phone === "string"
      ? { ok: true, phone }
      : { ok: false, problem: "an answer without a number" };
  } catch (error) {
    return {
      ok: false,
      problem: signal.aborted ? "no answer in time" : error instanceof Error ? error.name : "unknown",
    };
  }
}
