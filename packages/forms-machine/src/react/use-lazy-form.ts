"use client";

import { useEffect, useRef, useState } from "react";
import type { Answers } from "../answers/answers.ts";
import { readAnswers } from "../answers/read-answers.ts";
import type { LoadedMachine } from "./lazy-actor.ts";
import type { LazyMachine } from "./use-lazy-machine.ts";
import { useLazyMachine } from "./use-lazy-machine.ts";

/** A submit, as every form machine understands it. */
export interface SubmitAnswers {
  readonly type: "SUBMIT";
  readonly values: Answers;
}

/** What `useLazyForm` itself sends: submits, and that the page is left while the machine runs. */
export type LazyFormEvent = SubmitAnswers | { readonly type: "LEAVE" };

/** The page a form stands in, as its machine's work needs to know it. */
export interface FormPage {
  /** The form's element; `null` once it was taken away. */
  readonly form: () => HTMLFormElement | null;
  /** Aborted when the shopper has gone on to another page, which a lead that is still being sent leaves as it is. */
  readonly left: AbortSignal;
}

/** Spread onto `<form>`; `noValidate` only once the machine runs, so that plain HTML keeps its own checks. */
export interface LazyFormProps {
  readonly ref: { current: HTMLFormElement | null };
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
  readonly onSubmit: (event: { preventDefault(): void; currentTarget: HTMLFormElement }) => void;
}

/** What `useLazyForm` gives a component. */
export interface LazyForm<TView, TEvent> extends LazyMachine<TView, TEvent> {
  readonly formProps: LazyFormProps;
  /** What is in the form now. */
  readonly answers: () => Answers;
  /** The shopper has sent the form, and its machine is still being fetched. */
  readonly waits: boolean;
  /** Counts the page as left: it is about to be opened anew. */
  readonly abandon: () => void;
}

/**
 * `useLazyMachine` for a plain `<form action method="post">`. The first focus, press or submit fetches
 * the machine, a submit waits for it, and when it cannot be fetched the browser posts the form itself.
 * Also notices a field focused before the page was hydrated, and sends `LEAVE` when the page is left.
 *
 * @example
 * const { view, formProps } = useLazyForm((page) => import("./enquiry-actor").then((module) => module.enquiryActor(facts, page)));
 * <form action="/enquire" method="post" {...formProps}>
 */
export function useLazyForm<TSnapshot, TEvent, TView>(
  load: (page: FormPage) => Promise<LoadedMachine<TSnapshot, TEvent | LazyFormEvent, TView>>,
): LazyForm<TView, TEvent | LazyFormEvent> {
  const form = useRef<HTMLFormElement>(null);
  const page = useRef(new AbortController());
  /** The submit that waits for the machine: pressed again, it carries what is in the form by then. */
  const waiting = useRef<{ type: "SUBMIT"; values: Answers } | null>(null);
  const machine = useLazyMachine(() => load({ form: () => form.current, left: page.current.signal }), {
    onLoadFailed: () => {
      if (waiting.current) form.current?.requestSubmit();
    },
  });
  const { touch, send, getStatus } = machine;
  const [sent, setSent] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    const element = form.current;
    if (element?.contains(element.ownerDocument.activeElement)) touch();
    const leave = () => {
      if (getStatus() === "running") send({ type: "LEAVE" });
    };
    window.addEventListener("pagehide", leave, { signal: controller.signal });
    return () => controller.abort();
  }, [getStatus, send, touch]);

  return {
    ...machine,
    answers: () => (form.current ? readAnswers(new FormData(form.current)) : {}),
    waits: sent && !machine.loaded && !machine.failed,
    abandon: () => page.current.abort(),
    formProps: {
      ref: form,
      onFocus: touch,
      onPointerDown: touch,
      onSubmit: (event) => {
        if (getStatus() === "failed") return;
        event.preventDefault();
        setSent(true);
        const values = readAnswers(new FormData(event.currentTarget));
        if (waiting.current && getStatus() === "loading") {
          waiting.current.values = values;
          return;
        }
        waiting.current = { type: "SUBMIT", values };
        send(waiting.current);
      },
    },
  };
}
