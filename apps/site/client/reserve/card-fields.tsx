"use client";

import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { RealProviderName } from "@forecourt/leads/reserve";
import { behaviour, servePresses } from "@forecourt/ui/behaviours";
import type { FieldsSetting, MountedFields, MountFields } from "./mount-fields.ts";

/** What the card form is made with. */
export interface CardFieldsProps extends FieldsSetting {
  provider: RealProviderName;
  words: {
    pay: string;
    paying: string;
    failed: string;
    problem: string;
    number: string;
    code: string;
    holder: string;
    month: string;
    year: string;
  };
}

const MOUNTS: Readonly<Record<RealProviderName, () => Promise<{ mountFields: MountFields }>>> = {
  stripe: () => import("./stripe-fields.ts"),
  till: () => import("./till-fields.ts"),
  st_george: () => import("./payway-fields.ts"),
};

/**
 * A provider's own card fields and one button. What is typed into them never reaches our server: the provider pays in the
 * browser, or gives a token that starts the payment. The script comes with this page alone.
 */
export function CardFields(props: CardFieldsProps) {
  const { provider, words, script, publishableKey, session, returnPath } = props;
  const place = useRef<HTMLDivElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const [fields, setFields] = useState<MountedFields | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let mounted: MountedFields | null = null;
    let isGone = false;
    const start = async () => {
      const { mountFields } = await MOUNTS[provider]();
      if (isGone || !place.current) return;
      mounted = await mountFields(place.current, { script, publishableKey, session, returnPath });
      if (isGone) mounted.remove();
      else setFields(mounted);
    };
    start().catch(() => {
      if (!isGone) setProblem(words.failed);
    });
    return () => {
      isGone = true;
      mounted?.remove();
    };
  }, [provider, script, publishableKey, session, returnPath, words.failed]);

  useEffect(() => {
    // Back from the bank the page may stand as it was left: only the site knows what became of the payment.
    servePresses("form");
    const openAnew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener("pageshow", openAnew);
    return () => window.removeEventListener("pageshow", openAnew);
  }, []);

  const pay = async (form: HTMLFormElement) => {
    setPaying(true);
    setProblem(null);
    const result = await fields?.pay(form).catch(() => ({ kind: "problem", text: null }) as const);
    // The button stays as it is while the page is being left.
    if (result?.kind === "leaving") return;
    if (result?.kind === "token" && token.current) {
      token.current.value = result.token;
      form.submit();
      return;
    }
    setPaying(false);
    setProblem((result?.kind === "problem" ? result.text : null) ?? words.problem);
  };

  return (
    <form
      className="fc-form fc-needs-script"
      {...behaviour({ form: true })}
      action="/api/reservations/pay"
      method="post"
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isPaying) void pay(event.currentTarget);
      }}
    >
      <div ref={place} className="fc-card-fields" aria-busy={fields === null}>
        {provider === "till" ? <TillPlaces words={words} /> : null}
      </div>
      <input ref={token} type="hidden" name="token" />
      <p role="alert" className="fc-field__problem">
        {problem}
      </p>
      <button
        type="submit"
        className="fc-button"
        data-kind="primary"
        data-wide
        disabled={fields === null || isPaying}
      >
        {isPaying ? words.paying : words.pay}
      </button>
    </form>
  );
}

/** Places for Till's fields, and what is asked beside them. These inputs have no name: a form never sends them. */
function TillPlaces({ words }: Pick<CardFieldsProps, "words">) {
  const beside = [
    ["cc-exp-month", words.month, 2],
    ["cc-exp-year", words.year, 4],
  ] as const;
  return (
    <>
      <div className="fc-field">
        <label htmlFor="card-holder">{words.holder}</label>
        <input id="card-holder" className="fc-input" autoComplete="cc-name" required maxLength={80} />
      </div>
      <div className="fc-field">
        <span id="card-number-label" className="fc-field__label">
          {words.number}
        </span>
        <div id="card-number" className="fc-input" {...behaviour({ hosted: true })} />
      </div>
      <div className="fc-card-fields__row">
        {beside.map(([name, label, length]) => (
          <div key={name} className="fc-field">
            <label htmlFor={name}>{label}</label>
            <input
              id={name}
              className="fc-input"
              autoComplete={name}
              inputMode="numeric"
              required
              maxLength={length}
            />
          </div>
        ))}
        <div className="fc-field">
          <span id="card-code-label" className="fc-field__label">
            {words.code}
          </span>
          <div id="card-code" className="fc-input" {...behaviour({ hosted: true })} />
        </div>
      </div>
    </>
  );
}
