"use client";

import { useEffect, useRef, useState } from "react";

/** What the Payment Element is made with; nothing of it is secret. */
export interface StripePaymentProps {
  publishableKey: string;
  /** Of this one payment: it can be paid with it, and nothing else. */
  session: string;
  /** Our page, which asks the provider itself what became of the payment. */
  returnPath: string;
  words: { pay: string; failed: string };
}

/** Stripe's own fields: what is typed into them never reaches our server. The script comes with this page alone. */
export function StripePayment({ publishableKey, session, returnPath, words }: StripePaymentProps) {
  const place = useRef<HTMLDivElement>(null);
  const [pay, setPay] = useState<(() => Promise<string | null>) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    void import("./stripe-element.ts")
      .then(
        ({ mountStripe }) =>
          place.current && mountStripe(place.current, { publishableKey, session, returnPath }),
      )
      .then(
        (ready) => {
          if (!isGone && ready) setPay(() => ready);
        },
        () => {
          if (!isGone) setProblem(words.failed);
        },
      );
    return () => {
      isGone = true;
    };
  }, [publishableKey, session, returnPath, words.failed]);

  return (
    <form
      className="fc-form"
      onSubmit={(event) => {
        event.preventDefault();
        void pay?.().then(setProblem, () => setProblem(words.failed));
      }}
    >
      <div ref={place} />
      <p role="alert" className="fc-field__problem">
        {problem}
      </p>
      <button type="submit" className="fc-button" data-kind="primary" data-wide disabled={pay === null}>
        {words.pay}
      </button>
    </form>
  );
}
