"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { LazyOptions, LazyState, StartableActor } from "./lazy-actor.ts";
import { createLazyActor, untouched } from "./lazy-actor.ts";

/** What `useLazyMachine` gives a component. The three functions keep their identity. */
export interface LazyMachine<TSnapshot, TEvent> {
  /** `null` until the machine runs. */
  readonly snapshot: TSnapshot | null;
  /** The machine has been imported and runs. */
  readonly loaded: boolean;
  /** The import failed for good; let plain HTML do the work. */
  readonly failed: boolean;
  /** Sends an event, fetching the machine first when needed. */
  readonly send: (event: TEvent) => void;
  /** Starts fetching the machine; call it on focus or pointer. */
  readonly touch: () => void;
  /** How far the machine is, asked now rather than at the last render. */
  readonly getStatus: () => LazyState<TSnapshot>["status"];
}

type Load<TSnapshot, TEvent> = () => Promise<StartableActor<TSnapshot, TEvent>>;

/** A lazy actor whose closures are renewed at each render, so that `load` sees the props of its moment. */
function renewableLazyActor<TSnapshot, TEvent>(
  firstLoad: Load<TSnapshot, TEvent>,
  firstOptions: LazyOptions<TEvent>,
) {
  let load = firstLoad;
  let options = firstOptions;
  const actor = createLazyActor<TSnapshot, TEvent>(() => load(), {
    onLoadFailed: (waiting) => options.onLoadFailed?.(waiting),
  });
  return {
    ...actor,
    getStatus: () => actor.getState().status,
    renew: (nextLoad: Load<TSnapshot, TEvent>, nextOptions: LazyOptions<TEvent>): void => {
      load = nextLoad;
      options = nextOptions;
    },
  };
}

/**
 * A machine that a page carries only after the shopper has touched it. `load` imports the machine's
 * module and gives an actor that has not been started. Nothing is stopped on unmount: a lead that is
 * being sent when the shopper leaves the page is still sent, and a page kept hidden keeps its state.
 *
 * @example
 * const form = useLazyMachine(() => import("./enquiry-machine").then((module) => module.enquiryActor(facts)));
 * <form action="/enquire" method="post" onFocus={form.touch} onPointerDown={form.touch}>
 */
export function useLazyMachine<TSnapshot, TEvent>(
  load: Load<TSnapshot, TEvent>,
  options: LazyOptions<TEvent> = {},
): LazyMachine<TSnapshot, TEvent> {
  const [lazy] = useState(() => renewableLazyActor(load, options));
  useEffect(() => lazy.renew(load, options));
  const state = useSyncExternalStore(lazy.subscribe, lazy.getState, () => untouched);

  return {
    snapshot: state.snapshot,
    loaded: state.status === "running",
    failed: state.status === "failed",
    send: lazy.send,
    touch: lazy.touch,
    getStatus: lazy.getStatus,
  };
}
