"use client";

import { useEffect, useRef } from "react";
import type { Answers } from "../answers/answers.ts";
import { readAnswers } from "../answers/read-answers.ts";
import type { StartableActor } from "./lazy-actor.ts";
import type { LazyMachine } from "./use-lazy-machine.ts";
import { useLazyMachine } from "./use-lazy-machine.ts";

/** A submit, as every form machine understands it. */
export interface SubmitAnswers {
  readonly type: "SUBMIT";
  readonly values: Answers;
}

/** What `useLazyForm` itself sends: submits, and that the page is left while the machine runs. */
export type LazyFormEvent = SubmitAnswers | { readonly type: "LEAVE" };

/** Spread onto `<form>`; `noValidate` only once the machine runs, so that plain HTML keeps its own checks. */
export interface LazyFormProps {
  readonly ref: { current: HTMLFormElement | null };
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
  readonly onSubmit: (event: { preventDefault(): void; currentTarget: HTMLFormElement }) => void;
}

/**
 * `useLazyMachine` for a plain `<form action method="post">`. The first focus, press or submit fetches
 * the machine, a submit waits for it, and when it cannot be fetched the browser posts the form itself.
 * Also notices a field focused before the page was hydrated, and sends `LEAVE` when the page is left.
 *
 * @example
 * const { snapshot, formProps } = useLazyForm(() => import("./enquiry-machine").then((module) => module.enquiryActor(facts)));
 * <form action="/enquire" method="post" {...formProps}>
 */
export function useLazyForm<TSnapshot, TEvent>(
  load: () => Promise<StartableActor<TSnapshot, TEvent | LazyFormEvent>>,
): LazyMachine<TSnapshot, TEvent | LazyFormEvent> & { readonly formProps: LazyFormProps } {
  const form = useRef<HTMLFormElement>(null);
  /** The submit that waits for the machine: pressed again, it carries what is in the form by then. */
  const waiting = useRef<{ type: "SUBMIT"; values: Answers } | null>(null);
  const machine = useLazyMachine<TSnapshot, TEvent | LazyFormEvent>(load, {
    onLoadFailed: () => {
      if (waiting.current) form.current?.requestSubmit();
    },
  });
  const { touch, send, getStatus } = machine;

  useEffect(() => {
    const element = form.current;
    if (element?.contains(element.ownerDocument.activeElement)) touch();
  }, [touch]);

  useEffect(() => {
    const leave = () => {
      if (getStatus() === "running") send({ type: "LEAVE" });
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [getStatus, send]);

  return {
    ...machine,
    formProps: {
      ref: form,
      onFocus: touch,
      onPointerDown: touch,
      onSubmit: (event) => {
        if (getStatus() === "failed") return;
        event.preventDefault();
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
