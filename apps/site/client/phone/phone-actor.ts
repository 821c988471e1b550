import { providePhoneReveal, viewedActor } from "@forecourt/forms-machine";
import type { StartableActor } from "@forecourt/forms-machine/lazy";
import { createActor } from "xstate";

/** What the number's card knows of a reveal. */
export type PhoneView = { state: "masked" | "revealing" | "failed" } | { state: "revealed"; phone: string };

/** The behaviour of one masked number, fetched when it is first pressed. */
export function phoneActor(
  masked: string,
  ask: Readonly<Record<string, string>>,
): StartableActor<PhoneView, { type: "REVEAL" }> {
  const actor = createActor(
    providePhoneReveal({
      revealPhone: async ({ signal }) => {
        const response = await fetch("/api/events/phone-reveal", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(ask),
          signal,
        });
        const answer: unknown = response.ok ? await response.json() : null;
        const known =
          typeof answer === "object" &&
          answer !== null &&
          "phone" in answer &&
          typeof answer.phone === "string";
        return known ? { ok: true, phone: String(answer.phone) } : { ok: false };
      },
    }),
    { input: { masked } },
  );
  return viewedActor(actor, ({ value, context }): PhoneView => {
    if (context.phone !== null) return { state: "revealed", phone: context.phone };
    return { state: value === "revealing" || value === "failed" ? value : "masked" };
  });
}
