"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import type { LazyState, LoadedMachine } from "./lazy-actor.ts";
import { createLazyActor, untouched } from "./lazy-actor.ts";

/** What `useLazyMachine` gives a component. The three functions keep their identity. */
export interface LazyMachine<TView, TEvent> {
  /** `null` until the machine runs. */
  readonly view: TView | null;
  /** The machine has been imported and runs. */
  readonly loaded: boolean;
  /** The import failed for good; let plain HTML do the work. */
  readonly failed: boolean;
  /** Sends an event, fetching the machine first when needed. */
  readonly send: (event: TEvent) => void;
  /** Starts fetching the machine; call it on focus or pointer. */
  readonly touch: () => void;
  /** How far the machine is now, rather than at the last render. */
  readonly getStatus: () => LazyState<unknown>["status"];
}

/** Settings of `useLazyMachine`. */
export interface LazyMachineOptions {
  /** Called once when the import fails. */
  readonly onLoadFailed?: () => void;
}

type OnLoadFailed = (() => void) | undefined;

/** A lazy actor whose closures are renewed at each render, so that `load` sees the props of its moment. */
function renewableLazyActor<TSnapshot, TEvent, TView>(
  load: () => Promise<LoadedMachine<TSnapshot, TEvent, TView>>,
  onLoadFailed: OnLoadFailed,
) {
  let newest = { load, onLoadFailed };
  const lazy = createLazyActor(
    () => newest.load(),
    () => newest.onLoadFailed?.(),
  );
  return {
    ...lazy,
    getStatus: () => lazy.getState().status,
    renew: (nextLoad: typeof load, nextFailed: OnLoadFailed): void => {
      newest = { load: nextLoad, onLoadFailed: nextFailed };
    },
  };
}

/**
 * A machine that a page carries only after the shopper has touched it. `load` imports the machine's
 * module and gives an actor that has not been started, with the view a screen has of its snapshots;
 * the newest `load` counts. Nothing is stopped on unmount: a lead that is being sent when the shopper
 * leaves the page is still sent, and a page kept hidden keeps its state.
 *
 * @example
 * const phone = useLazyMachine(() => import("./phone-actor").then((module) => module.phoneActor(facts)));
 * <button onClick={() => phone.send({ type: "REVEAL" })}>{phone.view?.phone ?? "Show"}</button>
 */
export function useLazyMachine<TSnapshot, TEvent, TView>(
  load: () => Promise<LoadedMachine<TSnapshot, TEvent, TView>>,
  { onLoadFailed }: LazyMachineOptions = {},
): LazyMachine<TView, TEvent> {
  const [lazy] = useState(() => renewableLazyActor(load, onLoadFailed));
  useEffect(() => lazy.renew(load, onLoadFailed));
  const { status, view } = useSyncExternalStore(lazy.subscribe, lazy.getState, () => untouched);

  return {
    view,
    loaded: status === "running",
    failed: status === "failed",
    send: lazy.send,
    touch: lazy.touch,
    getStatus: lazy.getStatus,
  };
}
