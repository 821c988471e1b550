"use client";

import { phoneHref } from "@forecourt/leads/phone";
import type { TrackedCar } from "@forecourt/analytics";
import { useLazyMachine } from "@forecourt/forms-machine/react";
import { behaviour, servePresses } from "@forecourt/ui/behaviours";
import { Button } from "@forecourt/ui/button";
import { type FormEvent, useEffect } from "react";

export interface PhoneRevealProps {
  /** What the server needs to know to find the number: the car, its dealership, this website. */
  ask: Readonly<Record<string, string>>;
  masked: string;
  /** Named by the event of a press on the whole number. */
  car: TrackedCar;
  words: { reveal: string; failed: string };
}

/** A masked number and the button that asks for the rest. A plain form underneath, so it works without JavaScript. */
export function PhoneReveal({ ask, masked, car, words }: PhoneRevealProps) {
  const { view, send, failed } = useLazyMachine(() =>
    import("./phone-actor.ts").then((module) => module.phoneActor(masked, ask, car)),
  );

  useEffect(() => void servePresses("phone"), []);

  function reveal(event: FormEvent): void {
    if (failed) return;
    event.preventDefault();
    send({ type: "REVEAL" });
  }

  if (view?.state === "revealed") {
    return (
      <a
        className="fc-phone"
        {...behaviour({ car, dealership: ask["dealership_id"] || null })}
        href={phoneHref(view.phone)}
        ref={(link) => link?.focus()}
      >
        {view.phone}
      </a>
    );
  }
  return (
    <form {...behaviour({ reveals: true })} action="/api/events/phone-reveal" method="post" onSubmit={reveal}>
      {Object.entries(ask).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="fc-phone">{masked}</p>
      {/* Never disabled, which would take focus from it; a second press asks for nothing. */}
      <Button type="submit" kind="quiet" wide>
        {words.reveal}
      </Button>
      <output>{view?.state === "failed" ? words.failed : ""}</output>
    </form>
  );
}
